/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A PHI inside the guarded code chooses between addresses of locals that are
 * used nowhere else.  The child has locals of its own, and the PHI must choose
 * between those.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline verdict=ok" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	if (K) {
		volatile long b = a, c = a + 1, d = 3;
		volatile long *p = &b;

		for (long i = 0; i < (a & 7); i++) {
			*p += i;
			if (i & 1)
				p = &c;
			else if (i & 2)
				p = &d;
			note(*p);
		}
		BULK(b + c * 3 + d * 5);
		a += *p;
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(f)(a + 5));
}
