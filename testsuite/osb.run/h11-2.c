/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H11, K1: the result is a structure in memory. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-not "function=f treatment=outline" } } */
#include "run.h"

#ifndef OSB_BIG
#define OSB_BIG
struct big { long v[6]; };
#endif

static NOINLINE void FN(change)(struct big *b)
{
	b->v[4] = b->v[1] + 3;
}

NOINLINE struct big FN(f)(long a)
{
	struct big x = { { a, 1, 2 } };

	FN(change)(&x);
	if (K) {
		BULK(a);
		FN(change)(&x);
		x.v[3] = calc(a);
		x.v[0]++;
	}
	return x;
}

void FN(test)(int a)
{
	struct big b = FN(f)(a);
	int i;

	for (i = 0; i < 6; i++)
		note(b.v[i]);
}
