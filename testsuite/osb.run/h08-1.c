/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H8: an empty arm, a half-empty one, and one that is optimized away. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=leave verdict=empty-arm" } } */
/* { dg-final { scan-osb-record-not "treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int unused = 0;

	if (K)
		;
	note(a);
	if (K)
		unused = a * 3;
	(void)unused;
	if (K2) {
	} else {
		note(-a);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
