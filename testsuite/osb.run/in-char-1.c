/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24, K5: narrow signed and unsigned values keep their sign and width. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(signed char sc, unsigned char uc, short ss, unsigned short us)
{
	signed char r = sc;

	if (K) {
		note(sc);
		note(uc);
		note(ss);
		note(us);
		note(sc < 0);
		note((unsigned int)sc >> 3);
		r = sc + calc(uc);
	}
	return r * 256;
}

void FN(test)(int a)
{
	note(FN(f)(a, a, a * 1000, a * 1000));
	note(FN(f)(-a, a + 200, -a, ~a));
}
