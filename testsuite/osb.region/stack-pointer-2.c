/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H34: as an operand that only says "this is a call" it is not. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=stack-pointer" } } */
#include "guard.h"

register unsigned long current_stack_pointer asm("rsp");

int f(int a)
{
	if (K) {
		asm volatile("call helper" : "+r" (current_stack_pointer)
			     : : "memory");
		BULK(a);
	}
	return a;
}
