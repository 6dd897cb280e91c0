/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H62, K12: a function that returns fresh memory, whose child returns a pointer too, to
 * memory that is not fresh: a store through it changes what the function reads.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

static long FN(cells)[4];
static long FN(spare)[4];

static NOINLINE long *FN(lookup)(long a)
{
	return FN(cells) + (a & 3);
}

__attribute__((malloc)) NOINLINE long *FN(f)(long a)
{
	long *p = malloc(32);
	long *q = FN(spare);

	if (K) {
		BULK(a);
		q = FN(lookup)(a);
	}
	FN(cells)[2] = 5;
	*q = a;
	*p = FN(cells)[2];
	return p;
}

void FN(test)(int a)
{
	for (int i = 0; i < 4; i++) {
		long *p = FN(f)(a + i);

		note(*p);
		free(p);
	}
}
