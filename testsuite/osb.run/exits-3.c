/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Two exits to two places, a value with each. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE long FN(f)(int a)
{
	long r = a;

	if (K) {
		BULK(a);
		if (a & 1) {
			r = calc(a);
			goto odd;
		}
		r = calc(r + 1);
	}
	note(r);
	return r;
odd:
	note(r * 2);
	return -r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
