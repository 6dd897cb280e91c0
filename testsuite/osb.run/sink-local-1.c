/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A pointer into a local array is cheap to compute, but computed in the guarded code
 * it would name an array of the child's.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=2" } } */
#include "run.h"

NOINLINE long FN(f)(unsigned long i)
{
	long cells[8];
	long *p = cells + (i & 7);
	long sum = 0;

	for (int j = 0; j < 8; j++)
		cells[j] = j * 3;
	note(p - cells);
	if (K) {
		BULK(i);
		*p = calc(5);
		note(p[0]);
	}
	note(*p);
	for (int j = 0; j < 8; j++)
		sum = sum * 7 + cells[j];
	return sum;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
