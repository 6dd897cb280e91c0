/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A loop in the guarded code. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int i, sum = a;

	if (K) {
		for (i = 0; i < (a & 7); i++) {
			sum += i * 3;
			note(sum);
		}
		BULK(sum);
	}
	return sum;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
