/* SPDX-License-Identifier: GPL-2.0-or-later */
/* get_user(): register variables and a call by asm. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=register-variable" } } */
#include "guard.h"

register unsigned long current_stack_pointer asm("rsp");

long f(int *user, long a)
{
	if (K) {
		int error;
		register unsigned long value asm("rdx");

		asm volatile("call __get_user_4"
			     : "=a" (error), "=r" (value),
			       "+r" (current_stack_pointer)
			     : "0" (user));
		if (!error)
			note(value);
		BULK(a);
	}
	return a;
}
