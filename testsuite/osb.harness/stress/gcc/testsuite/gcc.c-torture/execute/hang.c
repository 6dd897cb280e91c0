/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Does not end where BROKEN is defined. */
int main(void)
{
#ifdef BROKEN
	for (;;)
		asm volatile("");
#endif
	return 0;
}
