/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Guarded code in an inner loop goes on with the inner loop or, after a loop of
 * its own, with the outer one.  That loop lies in the outer one, not in the one
 * the guard is in.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE void FN(f)(int a)
{
	int outer = 0;

	while (calc(++outer) && outer < 6) {
		int inner = 0;

		while (calc(++inner) && inner < 5) {
			if (K) {
				note(inner);
				if (inner & a)
					continue;
				for (int i = 0; i < inner; i++) {
					note(i * 3);
					note(i + outer);
				}
				goto next;
			}
			note(inner + 100);
		}
		note(outer + 200);
next:		;
	}
}

void FN(test)(int a)
{
	FN(f)(a);
	FN(f)(a + 1);
}
