/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The same with several returns of constants. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	if (!K)
		return 0;
	BULK(a);
	if (a > 3)
		return 7;
	note(a);
	if (a == 2)
		return 11;
	return 9;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
