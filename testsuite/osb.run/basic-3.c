/* SPDX-License-Identifier: GPL-2.0-or-later */
/* No values at all: the guarded code works on globals. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=0 live-outs=0" } } */
#include "run.h"

static long FN(total);

NOINLINE void FN(f)(void)
{
	if (K) {
		FN(total) ^= calc(FN(total));
		BULK(FN(total));
		FN(total) += 5;
	}
	FN(total) *= 2;
}

void FN(test)(int a)
{
	FN(total) = a;
	FN(f)();
	note(FN(total));
}
