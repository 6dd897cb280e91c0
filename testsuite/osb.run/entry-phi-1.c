/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guarded code begins with a loop: its PHIs take values on the way in. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=2" } } */
/* { dg-final { scan-osb-record-times "function=g treatment=outline" 2 } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int n = a & 7, r = calc(a);

	if (K) {
		do {
			note(n + r);
			r ^= n;
		} while (--n > 0);
	}
	return r + n;
}

NOINLINE int FN(g)(int a)
{
	unsigned char x = 0;
	int i, j;

	if (K)
		do
			note(a);
		while (0);
	for (i = 1; i < 3 && K; i++)
		for (j = 0; j < 1; j++)
			x = ~x;
	return x + i;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
}
