/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The key changes in each round of a loop. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int i;

	for (i = 0; i < 7; i++) {
		if (K) {
			BULK(a);
			a = calc(a) & 0xffff;
		}
		flip(i & 1 ? K_BIT : K2_BIT | K_BIT);
		if (K && K2)
			BULK(i);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
