/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H37, K32: an asm goto with an output, one edge of which leaves.  The output is a
 * long on purpose: at -Os GCC 11 and 12 extend an int output before the asm.
 */
/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=asm-operand" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	long r = a, v;

	if (K) {
		BULK(a);
		asm goto("lea 5(%1), %0; test %0, %0; js %l2"
			 : "=&r" (v) : "r" (a) : "cc" : negative);
		r = calc(v);
		note(v);
	}
	note(r);
	return r;
negative:
	note(v);
	return v;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
