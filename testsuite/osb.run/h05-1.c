/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H5: two keys lead to one body, and a condition does too. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=leave verdict=shared-arm" } } */
#include "run.h"

NOINLINE int FN(f)(int a, int condition)
{
	if (K || (!K2 && condition)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

NOINLINE int FN(g)(int a)
{
	if (K || K2) {
		BULK(a);
		if (K2)
			a = calc(a);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a, a & 1));
	note(FN(g)(a));
}
