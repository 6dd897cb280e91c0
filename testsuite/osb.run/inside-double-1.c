/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Floating point that never crosses the border. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

#ifndef OSB_NO_FLOAT
static double FN(global) = 1.5;

NOINLINE long FN(f)(long a)
{
	if (K) {
		FN(global) = FN(global) * 2 + a;
		if (FN(global) > 100)
			FN(global) = 0.25;
		BULK((long)(FN(global) * 8));
	}
	return a;
}

void FN(test)(int a)
{
	FN(global) = 1.5;
	note(FN(f)(a));
	note((long)(FN(global) * 16));
}
#endif
