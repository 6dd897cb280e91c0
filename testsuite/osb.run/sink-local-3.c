/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The array is nobody's own: the pointer is computed anywhere. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline verdict=ok" } } */
#include "run.h"

static long FN(cells)[8];

NOINLINE long FN(f)(unsigned long i)
{
	long *p = FN(cells) + (i & 7);
	long sum = 0;

	for (int j = 0; j < 8; j++)
		FN(cells)[j] = j * 3;
	if (K) {
		BULK(i);
		*p = calc(5);
		note(p[0]);
	}
	for (int j = 0; j < 8; j++)
		sum = sum * 7 + FN(cells)[j];
	return sum;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
