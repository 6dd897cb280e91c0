/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H5: the arm can be reached with both keys off. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=leave verdict=shared-arm" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (K || K2 || a == 3) {
		BULK(a);
		r = calc(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
