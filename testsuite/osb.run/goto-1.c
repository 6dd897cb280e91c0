/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Forward jumps out of the guarded code to different labels. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (K) {
		BULK(a);
		if (a == 1)
			goto one;
		if (a == 2)
			goto two;
		r = calc(r);
	}
	note(r);
	r++;
two:
	note(r + 2);
	r *= 3;
one:
	note(r + 1);
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
