/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24, K5: a bool goes in and comes out. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE _Bool FN(f)(_Bool b, int a)
{
	_Bool r = a > 2;

	if (K) {
		BULK(b);
		note(r);
		r = calc(b) & 4 ? !b : b;
	}
	return r ^ b;
}

void FN(test)(int a)
{
	note(FN(f)(a & 1, a));
	note(FN(f)((a & 2) != 0, a));
}
