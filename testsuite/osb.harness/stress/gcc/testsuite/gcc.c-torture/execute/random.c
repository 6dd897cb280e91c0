/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Prints something else each time, and so cannot be compared. */
int printf(const char *, ...);
int getpid(void);

int main(void)
{
	printf("%d\n", getpid());
	return 0;
}
