/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A loop makes two rounds of one guard share a local. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=local-shared" } } */
#include "run.h"

static NOINLINE int FN(bump)(int *p)
{
	return (*p)++;
}

NOINLINE int FN(f)(int a)
{
	int counter = a, i, sum = 0;

	for (i = 0; i < 3; i++) {
		if (K) {
			sum += FN(bump)(&counter);
			BULK(sum);
		}
	}
	return sum;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
