/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guarded code calls the function itself. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE long FN(f)(long a, int depth)
{
	note(depth);
	if (K && depth < 3) {
		BULK(a);
		a = FN(f)(a + 1, depth + 1) + calc(a);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a, 0));
}
