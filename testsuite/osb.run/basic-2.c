/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A value goes in and a value comes out. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (K) {
		BULK(a);
		r = calc(a) - 2;
	}
	return r * 2;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
