/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H13: two values come out. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=2" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	long x = a, y = 5;

	if (K) {
		BULK(a);
		x = calc(a);
		y = calc(x);
	}
	note(x);
	return x * 3 + y;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
