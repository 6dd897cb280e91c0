/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H4: the label is the first thing in the function, and the last. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=f treatment=outline" 2 } } */
#include "run.h"

NOINLINE void FN(f)(int a)
{
	if (K)
		BULK(a);
	if (K2)
		BULK(-a);
}

void FN(test)(int a)
{
	note(a);
	FN(f)(a);
}
