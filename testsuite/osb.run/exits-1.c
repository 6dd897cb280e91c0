/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H20, K4: several exits to one join, each with its own value. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = 0;

	if (K) {
		BULK(a);
		if (a > 4)
			r = 1;
		else if (a < 0)
			r = calc(a);
		else if (a == 3)
			r = a + 20;
	}
	note(r);
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
