/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H30 on arm64. */
/* { dg-do run } */
/* { dg-require "aarch64" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=register-variable" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	long r = a;

	if (K) {
		register long x9 asm("x9") = a;
		register long x10 asm("x10") = a + 1;

		asm volatile("add %0, x9, x10"
			     : "=r" (r) : "r" (x9), "r" (x10));
		BULK(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
