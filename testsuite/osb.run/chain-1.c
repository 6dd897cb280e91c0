/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A chain of helpers with guards of their own, all inlined into one. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline child=inner.osb.0" } } */
/* { dg-final { scan-osb-record "function=f key=key2 treatment=outline child=middle.osb.0" } } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline child=f.osb.0" } } */
#include "run.h"

static inline long FN(inner)(long a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a + 1;
}

static inline long FN(middle)(long a)
{
	a = FN(inner)(a);
	if (K2) {
		BULK(a);
		a = FN(inner)(a) - 3;
	}
	return a;
}

NOINLINE long FN(f)(long a)
{
	a = FN(middle)(a);
	if (K)
		a ^= FN(middle)(a + 5);
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
