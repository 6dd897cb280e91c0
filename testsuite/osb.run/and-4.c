/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K && condition with an else arm that both tests lead to. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r;

	if (K && calc(a) != 4) {
		BULK(a);
		r = calc(a);
	} else {
		r = a + 100;
		note(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
