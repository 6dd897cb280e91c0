/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Guards of two keys. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
/* { dg-final { scan-osb-record "function=f key=key2 treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (K) {
		BULK(a);
		r += calc(a);
	}
	if (K2) {
		BULK(r);
		r -= calc(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
