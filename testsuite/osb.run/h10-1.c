/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H10, K42: an array is filled by the guarded code and read after it. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=local-shared" } } */
#include "run.h"

static NOINLINE void FN(fill)(int *b)
{
	b[0] += 10;
	b[3] = 4;
}

NOINLINE int FN(f)(int a)
{
	int b[4] = { 1, 2, 3, a };

	if (K) {
		FN(fill)(b);
		BULK(b[3]);
	}
	return b[0] + b[3] * 16;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
