/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H16: a parameter goes in as it came. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
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

void FN(test)(int a)
{
	note(FN(f)(a, 2, a + 3));
}
