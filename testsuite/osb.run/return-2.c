/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H12, O73: the guarded code always returns, a constant. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	if (K) {
		BULK(a);
		return 1;
	}
	note(a);
	return 0;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
