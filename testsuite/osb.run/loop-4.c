/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Only a continue leaves the guarded code. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int i, sum = 0;

	for (i = 0; i < 6; i++) {
		if (K) {
			BULK(i + a);
			sum += calc(i);
			continue;
		}
		sum ^= calc(i + 1);
	}
	return sum;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
