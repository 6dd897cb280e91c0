/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H13: three come out: more than two registers hold. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=live-outs" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	long x = a, y = 5, z = 0;

	if (K) {
		BULK(a);
		x = calc(a);
		y = calc(x);
		z = calc(y);
	}
	note(x);
	note(y);
	note(z);
	return x * 3 + y - z;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
