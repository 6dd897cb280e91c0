/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H18, K24: a loop in guarded code that is in a loop, with break and continue. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int i, j, sum = 0;

	for (i = 0; i < 6; i++) {
		sum += i + a;
		if (K) {
			for (j = 0; j < i; j++)
				note(j * sum);
			if (i == (a & 3))
				break;
			if (i == 1)
				continue;
			note(sum);
		}
		sum ^= calc(i);
	}
	return sum;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
