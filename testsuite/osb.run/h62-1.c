/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H62, H108: a pure function; the child may not be called less often. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

static int FN(table)[4] = { 1, 2, 3, 4 };

__attribute__((pure)) NOINLINE int FN(f)(int a)
{
	int r = FN(table)[0], i;

	if (K) {
		for (i = 0; i < 4; i++) {
			r += FN(table)[i] * a;
			r ^= FN(table)[3 - i] + i;
			r += FN(table)[(i + a) & 3] / 2;
		}
	}
	return r;
}

void FN(test)(int a)
{
	FN(table)[1] = a;
	note(FN(f)(a));
	FN(table)[1] = a + 1;
	note(FN(f)(a));
}
