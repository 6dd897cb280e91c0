/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The way out of a loop in a loop depends on values of the guarded code. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	long i, j, sum = 0;

	for (i = 0; i < 5; i++) {
		for (j = 0; j < 4; j++) {
			if (K) {
				long v = calc(i * j + a);

				BULK(v);
				if ((v & 7) == 3)
					goto next;
				if ((v & 15) == 5)
					break;
				if (v == 100)
					return v;
				sum += v;
			}
			sum += j;
		}
		note(sum);
		continue;
next:
		sum -= i;
		note(-sum);
	}
	return sum;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
