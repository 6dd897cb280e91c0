/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24: floating point comes out. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=live-out-type" } } */
#include "run.h"

#ifndef OSB_NO_FLOAT
NOINLINE double FN(f)(long a)
{
	double r = a;

	if (K) {
		BULK(a);
		r = calc(a) * 0.5;
	}
	return r + 1;
}

void FN(test)(int a)
{
	note((long)(FN(f)(a) * 4));
}
#endif
