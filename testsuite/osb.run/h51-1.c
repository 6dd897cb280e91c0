/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H51: the guarded code ends in a call. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	if (K) {
		BULK(a);
		return calc(a);
	}
	return calc(a + 1);
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
