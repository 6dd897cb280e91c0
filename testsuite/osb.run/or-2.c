/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K46: only the two keys lead to the arm. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=f treatment=leave verdict=shared-arm" 2 } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (K || K2) {
		BULK(a);
		r = calc(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
