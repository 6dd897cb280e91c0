/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H34: the stack pointer as an operand of a call is no value. */
/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

#ifndef OSB_SP
#define OSB_SP
register unsigned long current_stack_pointer asm("rsp");
#endif

NOINLINE long FN(f)(long a)
{
	long r = a;

	if (K) {
		asm volatile("lea 3(%1), %0"
			     : "=r" (r), "+r" (a), "+r" (current_stack_pointer));
		BULK(r);
	}
	return r + a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
