/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H10: atomics on a local. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=local-shared" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int x = a;

	if (K) {
		__atomic_fetch_add(&x, 5, __ATOMIC_SEQ_CST);
		BULK(a);
	}
	__atomic_fetch_xor(&x, 3, __ATOMIC_RELAXED);
	return x;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
