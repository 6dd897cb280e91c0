/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H7: if (!key) return early; the guarded code is the rest of the function. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	if (!K)
		return 0;
	BULK(a);
	note(a);
	return calc(a);
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
