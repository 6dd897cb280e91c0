/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guard is the condition of the loop. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int n = 0;

	while (K) {
		BULK(n + a);
		if (++n > 3)
			break;
	}
	return n;
}

NOINLINE int FN(g)(int a)
{
	int n = 0;

	do {
		note(n);
		n++;
	} while (K && n < (a & 7));
	return n;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
}
