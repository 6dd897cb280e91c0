/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Several values go in. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=4 live-outs=1" } } */
#include "run.h"

NOINLINE long FN(f)(long a, long b, long c, long d)
{
	long r = a ^ b ^ c ^ d;

	if (K) {
		note(a);
		note(b * 3);
		note(c - 7);
		r = calc(d);
	}
	return r + a + b + c + d;
}

void FN(test)(int a)
{
	note(FN(f)(a, a + 1, a * a, -a));
}
