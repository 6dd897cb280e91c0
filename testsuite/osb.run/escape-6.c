/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The guarded code chooses between the addresses of two locals, by nothing but
 * an argument of a PHI behind it.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=local-shared" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	long b = a, c = a + 1, d = a + 2;
	volatile long *p = &b;

	if (K) {
		if (a > 8)
			p = &c;
		else
			p = &d;
	}
	*p = 10;
	c += 3;
	return *p + b + c * 3 + d * 5;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(f)(a + 9));
}
