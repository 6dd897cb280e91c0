/* SPDX-License-Identifier: GPL-2.0-or-later */
/* if (!K) on its own: the label leads to nothing, the hot arm must stay. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-not "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	if (!K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
