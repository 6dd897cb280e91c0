/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Exits with two values each. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=2" } } */
#include "run.h"

NOINLINE long FN(f)(int a)
{
	long x = 1, y = 2;

	if (K) {
		BULK(a);
		if (a > 4) {
			x = calc(a);
		} else if (a < 0) {
			y = calc(a);
		} else {
			x = a;
			y = calc(y);
		}
	}
	note(x);
	note(y);
	return x * 16 + y;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
