/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K30: two values go round the loop and are exchanged under the key. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=0" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	long x = a, y = 3;
	int i;

	for (i = 0; i < 5; i++) {
		if (K) {
			long swap = x;

			BULK(x - y);
			x = y;
			y = swap;
		}
		x += i;
		note(x * 7 + y);
	}
	return x - y;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
