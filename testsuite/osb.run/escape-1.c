/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A helper takes the address of a caller's local that is in a register else. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline child=f.osb.0 live-outs=1" { target partition } } } */
/* { dg-final { scan-osb-record "function=g treatment=outline live-outs=0" } } */
#include "run.h"

static inline void FN(hook)(long *p, long a)
{
	if (K) {
		BULK(a);
		*p = calc(a);
		note(*p);
	}
}

NOINLINE long FN(f)(long a)
{
	long value = a;

	FN(hook)(&value, a);
	return value * 2;
}

NOINLINE long FN(g)(long *p, long a)
{
	FN(hook)(p, a);
	return *p + 1;
}

void FN(test)(int a)
{
	long cell = a;

	note(FN(f)(a));
	note(FN(g)(&cell, a));
	note(cell);
}
