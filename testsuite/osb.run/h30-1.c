/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H30: register variables, used inside. */
/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=register-variable" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	long r = a;

	if (K) {
		register long r10 asm("r10") = a;
		register long r8 asm("r8") = a + 1;

		asm volatile("lea (%%r10,%%r8), %0"
			     : "=r" (r) : "r" (r10), "r" (r8));
		BULK(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
