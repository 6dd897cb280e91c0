/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Two keys at once. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (K && K2) {
		BULK(a);
		r = calc(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
