/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H30: a register variable on both sides. */
/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=register-variable" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	register long r asm("r12") = a;

	asm volatile("add $1, %%r12" : "+r" (r));
	if (K) {
		asm volatile("add $5, %%r12" : "+r" (r));
		BULK(a);
	}
	asm volatile("xor $3, %%r12" : "+r" (r));
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
