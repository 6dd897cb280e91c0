/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K2: the guarded code returns from a void function, in three places. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=0" } } */
#include "run.h"

NOINLINE void FN(f)(int a)
{
	note(a);
	if (K) {
		BULK(a);
		if (a > 5)
			return;
		note(a * 2);
		if (a > 2) {
			note(99);
			return;
		}
	}
	note(-a);
}

void FN(test)(int a)
{
	FN(f)(a);
}
