/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Two values are exchanged by the guarded code. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=0" } } */
#include "run.h"

NOINLINE long FN(f)(long a, long b)
{
	if (K) {
		long swap = a;

		BULK(a + b);
		a = b;
		b = swap;
	}
	note(a);
	note(b);
	return a - b;
}

void FN(test)(int a)
{
	note(FN(f)(a, 40));
}
