/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H50, K31: a loop for the vectorizer, inside. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=parallel" } } */
/* { dg-additional-options "-fopenmp-simd" } */
#include "run.h"

static int FN(table)[64];

NOINLINE long FN(f)(int n)
{
	int sum = 0, i;

	if (K) {
#pragma omp simd reduction(+:sum)
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
