/* SPDX-License-Identifier: GPL-2.0-or-later */
int inside_main = 1;
void main_test(void);

int main(void)
{
	main_test();
	return inside_main;
}
