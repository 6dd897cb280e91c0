/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K44: what comes out is used in many ways: stored, compared, taken round a loop, by an
 * asm, and by another child.  Each has to find the result of the call.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline live-outs=1" } } */
/* { dg-final { scan-osb-record "function=f key=key2 treatment=outline live-ins=2 live-outs=1" } } */
#include "run.h"

static long FN(cell);

NOINLINE long FN(f)(long a)
{
	long r = a, s = 0, left;

	if (K) {
		BULK(a);
		r = calc(a);
	}
	FN(cell) = r;
	if (r & 1)
		note(r + 50);
	for (left = r; s < 60; left = left * 2 + 1) {
		note(left);
		s += 20 + (left & 1);
	}
	asm volatile("" : "+r" (s) : "r" (r));
	if (K2) {
		BULK(r + s);
		s = calc(r);
	}
	return s - r + left;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(cell));
}
