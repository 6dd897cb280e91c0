/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24: 32-bit values: the upper half of the register is anybody's. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE unsigned long FN(f)(unsigned int u, int i)
{
	unsigned int r = u - i;

	if (K) {
		note((unsigned long)u);
		note((long)i);
		note((long)u * 4);
		note((unsigned long)(u + i) >> 1);
		r = calc(u) ^ i;
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a, a));
	note(FN(f)(0x80000000u + a, -a));
}
