/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Two guards of one key, one after the other: both stay, both are outlined. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=f key=key treatment=outline" 2 } } */
/* { dg-final { scan-osb-record "child=f.osb.0" } } */
/* { dg-final { scan-osb-record "child=f.osb.1" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	if (K)
		BULK(a);
	a = calc(a);
	if (K)
		BULK(a * 5);
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
