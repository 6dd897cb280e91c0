/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H6: condition && K. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (a > 2 && K) {
		BULK(a);
		r = calc(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
