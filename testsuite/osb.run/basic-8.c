/* SPDX-License-Identifier: GPL-2.0-or-later */
/* An else arm beside the guarded one. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r;

	if (K) {
		BULK(a);
		r = calc(a);
	} else {
		r = a - 1;
		note(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
