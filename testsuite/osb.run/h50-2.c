/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H50: the same loop, left to the vectorizer's own judgement. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-additional-options "-fopenmp-simd -ftree-vectorize" } */
#include "run.h"

static int FN(table)[64];

NOINLINE long FN(f)(int n)
{
	int sum = 0, i;

	if (K) {
		for (i = 0; i < 64; i++)
			sum += FN(table)[i] * n;
		BULK(sum);
	}
	return n;
}

void FN(test)(int a)
{
	int i;

	for (i = 0; i < 64; i++)
		FN(table)[i] = i + a;
	note(FN(f)(a));
}
