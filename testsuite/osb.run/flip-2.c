/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H100: two evaluations of one key differ; neither may stand for the other. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=f treatment=outline" 2 } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int before = 0;

	if (K) {
		BULK(a);
		before = calc(a);
	}
	if (a & 1)
		flip(K_BIT);
	if (K) {
		BULK(before);
		before += 3;
	}
	return before;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
