/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24: floating point goes in: a kernel has no registers for it. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=live-in-type" } } */
#include "run.h"

#ifndef OSB_NO_FLOAT
NOINLINE long FN(f)(double d, float e)
{
	if (K) {
		BULK((long)(d * 2));
		note((long)e);
	}
	return (long)(d + e);
}

void FN(test)(int a)
{
	note(FN(f)(a * 1.5, a * 0.25f));
}
#endif
