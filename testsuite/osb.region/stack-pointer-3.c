/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H34: the stack pointer is read and compared. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=stack-pointer" } } */
#include "guard.h"

register unsigned long current_stack_pointer asm("rsp");

int f(unsigned long limit, int a)
{
	if (K) {
		unsigned long sp = current_stack_pointer;

		if (sp < limit)
			note(sp);
		BULK(a);
	}
	return a;
}
