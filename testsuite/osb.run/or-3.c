/* SPDX-License-Identifier: GPL-2.0-or-later */
/* !K || condition: the cold part is the test of the condition. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (!K || calc(a) > 4) {
		BULK(a);
		r = calc(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
