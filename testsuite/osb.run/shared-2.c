/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Two hooks in one caller; one of them returns nothing. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=f treatment=outline" 3 } } */
#include "run.h"

static inline void FN(enter)(long a)
{
	if (K) {
		BULK(a);
		note(1000);
	}
}

static inline long FN(leave)(long a, long r)
{
	if (K2) {
		BULK(a ^ r);
		r = calc(r);
	}
	return r;
}

NOINLINE long FN(f)(long a)
{
	long r;

	FN(enter)(a);
	r = calc(a);
	FN(enter)(r);
	return FN(leave)(a, r);
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
