/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A computation of so many steps that only its end is done again for the guarded
 * code, which wants what it starts from as well, and that can be computed again.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline verdict=ok" } } */
#include "run.h"

#define CHAIN(x) (((((((x) * 7) ^ 9) * 11) ^ 13) * 17) ^ 19)

unsigned FN(stored);

NOINLINE void FN(f)(unsigned a)
{
	unsigned b = (a * 5) ^ 77;

	FN(stored) = CHAIN(b);
	if (K) {
		note(CHAIN(b));
		note(b);
		BULK(a);
	}
	FN(stored) += b;
}

void FN(test)(int a)
{
	FN(f)(a);
	note(FN(stored));
	FN(f)(a * 77);
	note(FN(stored));
}
