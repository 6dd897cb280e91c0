/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What a condition before the guard says of a value: lost in a child so far. */
/* { dg-do compile } */
/* { dg-options "-O2 -Wall -Wformat-truncation=2 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=1" } } */
#include "guard.h"

int snprintf(char *to, unsigned long size, const char *format, ...);
void use(char *text);

void f(int n)
{
	if (n < 0 || n > 99)
		return;
	if (K) {
		char text[16];

		snprintf(text, sizeof(text), "abcdefg%d-%d", n, n); /* { dg-bogus "truncated" "range of n" { xfail gcc_ge_11 } } */
		use(text);
		BULK(n);
	}
	note(1);
}
