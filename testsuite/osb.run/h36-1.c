/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H36, K32: an asm goto inside leaves the guarded code. */
/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (K) {
		BULK(a);
		asm goto("test %0, %0; js %l1" : : "r" (a) : "cc" : negative);
		r = calc(a);
		note(r);
	}
	note(r);
	return r;
negative:
	note(-14);
	return -14;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
