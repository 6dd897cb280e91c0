/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guard in a loop. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -fno-tree-vectorize -fno-tree-loop-distribute-patterns" } */
/* { dg-final { hot-no-worse f } } */
#include "guard.h"

long f(long *p, long n)
{
	long i, sum = 0;

	for (i = 0; i < n; i++) {
		if (K)
			BULK(i);
		sum += p[i] * 3 ^ i;
		p[i] = sum;
	}
	return sum;
}
