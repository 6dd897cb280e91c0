/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H11: the address of a scalar parameter is taken. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=parm-memory" } } */
#include "run.h"

static NOINLINE void FN(twice)(long *p)
{
	*p *= 2;
}

NOINLINE long FN(f)(long a)
{
	if (K) {
		BULK(a);
		FN(twice)(&a);
	}
	FN(twice)(&a);
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
