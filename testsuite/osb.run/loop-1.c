/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guard in a loop. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int i, sum = 0;

	for (i = 0; i < 5; i++) {
		sum += i * a;
		if (K) {
			BULK(i);
			sum += calc(sum);
		}
	}
	return sum;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
