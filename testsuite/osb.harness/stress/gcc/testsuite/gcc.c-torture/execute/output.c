/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Prints something else where BROKEN is defined. */
int puts(const char *);

int main(void)
{
#ifdef BROKEN
	puts("broken");
#else
	puts("good");
#endif
	return 0;
}
