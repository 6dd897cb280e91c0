/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A void function whose guarded code is all there is. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE void FN(f)(int a)
{
	if (K)
		BULK(a);
}

void FN(test)(int a)
{
	note(a);
	FN(f)(a);
	note(-a);
}
