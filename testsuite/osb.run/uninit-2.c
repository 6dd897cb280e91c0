/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H109: a value that one path does not set. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a, int cond)
{
	int r;

	if (K) {
		BULK(a);
		r = calc(a);
	} else if (cond) {
		r = 1;
	} else {
		return 0;
	}
	note(r);
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a, a & 1));
}
