/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The local lives inside alone: it may move. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=1" } } */
#include "run.h"

static NOINLINE void FN(fill)(int *b, int n)
{
	int i;

	for (i = 0; i < n; i++)
		b[i] = i * n;
}

NOINLINE int FN(f)(int a)
{
	if (K) {
		int b[8];

		FN(fill)(b, 8);
		b[a & 7] = a;
		BULK(b[3]);
		note(b[a & 7]);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
