/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H22, K41: a guard in guarded code: the outer one is outlined with it. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (K) {
		note(a);
		if (K2) {
			BULK(a + 1);
			r = calc(a);
		}
		BULK(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
