/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Four ways out, two values each: a selector beside two results is one too many. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=too-many-exits" } } */
#include "run.h"

NOINLINE long FN(f)(int a)
{
	long x = a, y = 9;

	if (K) {
		BULK(a);
		if (a == 1) {
			x = calc(x);
			goto one;
		}
		if (a == 2) {
			y = calc(y);
			goto two;
		}
		if (a == 3)
			return x - y;
		x = calc(y);
		y = calc(a);
	}
	note(x);
	note(y);
	x += 3;
one:
	note(x * 2);
	y += x;
two:
	note(y * 3);
	return x ^ y;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
