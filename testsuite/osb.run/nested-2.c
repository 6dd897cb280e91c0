/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K41: the outer guard cannot be outlined, the inner can. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=leave verdict=local-shared" } } */
/* { dg-final { scan-osb-record "function=f key=key2 treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	volatile int x = a;

	if (K) {
		x += 100;
		if (K2)
			BULK(a + 1);
		x ^= 3;
	}
	return x;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
