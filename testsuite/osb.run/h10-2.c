/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H10: a volatile local on both sides. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=local-shared" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	volatile int x = a;

	if (K) {
		x += 100;
		BULK(x);
	}
	return x;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
