/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H19, K40: the guarded code returns. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	if (K) {
		BULK(a);
		if (a == 2)
			return 7;
		note(a + 1);
	}
	note(a);
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
