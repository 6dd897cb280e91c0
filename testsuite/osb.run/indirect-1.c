/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Indirect calls, a function pointer goes in, virtual PHIs before the call. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

static NOINLINE long FN(one)(long *p)
{
	*p += 1;
	return *p;
}

static NOINLINE long FN(two)(long *p)
{
	*p *= 2;
	return *p - 1;
}

static long FN(cell);

NOINLINE long FN(f)(int a, long (*op)(long *))
{
	long r = a;

	if (K) {
		if (a & 1)
			note(1);
		if (a & 2)
			note(2);
		if (a & 4)
			note(4);
		if (a & 8)
			note(8);
		r = (*op)(&FN(cell));
		r += FN(one)(&FN(cell));
	}
	return r;
}

void FN(test)(int a)
{
	FN(cell) = a;
	note(FN(f)(a, FN(one)));
	note(FN(f)(a, FN(two)));
	note(FN(cell));
}
