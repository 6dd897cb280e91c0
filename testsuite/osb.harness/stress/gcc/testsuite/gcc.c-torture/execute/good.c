/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Has branches for the stress mode, and is right with any of them. */
int printf(const char *, ...);
void abort(void);

__attribute__((noinline)) int walk(int from, int to)
{
	int sum = 0;

	for (int i = from; i < to; i++) {
		if (i % 3)
			sum += i * 7;
		else if (i % 5)
			sum -= walk(i + 1, i + 2);
		if (sum > 1000)
			sum = printf("%d\n", sum);
	}
	return sum;
}

__attribute__((noinline)) int test(int n)
{
	int found = walk(0, n);

	if (n > 20)
		found ^= walk(n, n + 10);
	return found;
}

int main(void)
{
	for (int n = 0; n < 40; n++)
		printf("%d\n", test(n));
	return 0;
}
