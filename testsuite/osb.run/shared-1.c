/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H77: one inlined helper, several callers, one child. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g key=key treatment=outline" } } */
/* { dg-final { scan-osb-record "function=h key=key treatment=outline" } } */
#include "run.h"

static inline int FN(hook)(int a, int b)
{
	if (K) {
		BULK(a);
		BULK(b);
		a = calc(a + b);
	}
	return a;
}

NOINLINE int FN(f)(int a)
{
	return FN(hook)(a, 1) + 1;
}

NOINLINE int FN(g)(int a)
{
	return FN(hook)(3, a) * 2;
}

NOINLINE int FN(h)(int a)
{
	int i, sum = 0;

	for (i = 0; i < 3; i++)
		sum += FN(hook)(i, a);
	return sum;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
	note(FN(h)(a));
}
