/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H14: set under the key, used under the key.  The first is a value that comes
 * out, beside one that was never set.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=f treatment=outline" 2 } } */
/* { dg-additional-options "-Wall -Werror -Wno-maybe-uninitialized" } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	long start;

	if (K) {
		BULK(a);
		start = calc(a);
	}
	note(a);
	if (K) {
		BULK(a + 1);
		note(calc(a) - start);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
