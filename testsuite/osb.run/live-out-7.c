/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K4: one computed value and one constant, on different exits. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=2" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	long r = a, ok = 0;

	if (K) {
		BULK(a);
		if (a > 3) {
			r = calc(a);
			ok = 1;
		} else {
			ok = 2;
		}
	}
	note(ok);
	return r + ok;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
