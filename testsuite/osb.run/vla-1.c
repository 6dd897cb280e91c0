/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A variable-length array of the function is used by the guarded code. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=2" } } */
#include "run.h"

NOINLINE int FN(f)(int n, int a)
{
	int b[n], i;

	for (i = 0; i < n; i++)
		b[i] = i * a;
	if (K) {
		for (i = 0; i < n; i++)
			b[i] += calc(i);
		BULK(b[n - 1]);
	}
	return b[0] + b[n - 1];
}

void FN(test)(int a)
{
	note(FN(f)((a & 7) + 1, a));
}
