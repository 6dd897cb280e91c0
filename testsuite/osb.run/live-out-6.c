/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What comes out is a value from outside, or a constant. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=.* treatment=outline" 2 } } */
#include "run.h"

NOINLINE long FN(f)(long a, long b)
{
	long r = a;

	if (K) {
		BULK(a);
		r = b;
	}
	note(r);
	return r + 1;
}

NOINLINE long FN(g)(long a)
{
	long r = a;

	if (K) {
		BULK(a);
		r = 17;
	}
	note(r);
	return r + 1;
}

void FN(test)(int a)
{
	note(FN(f)(a, 40));
	note(FN(g)(a));
}
