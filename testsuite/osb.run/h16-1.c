/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H16, K29: a parameter goes in as it came. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline live-ins=1 live-outs=0" } } */
#include "run.h"

NOINLINE int FN(f)(int a, int b, int c)
{
	if (K) {
		note(c);
		note(a);
		note(c - a);
		note(a * c);
	}
	return b;
}

/* The same value goes in and is returned. */
NOINLINE int FN(g)(int a)
{
	if (K)
		BULK(a);
	return a;
}

void FN(test)(int a)
{
	note(FN(g)(a));
	note(FN(f)(a, 2, a + 3));
}
