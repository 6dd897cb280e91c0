/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H70: access to user memory is open across the guarded code. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=uaccess" } } */
#include "guard.h"

void f(int *p, int a)
{
	asm volatile("stac" : : : "memory", "cc");
	p[0] = 1;
	if (K) {
		BULK(a);
		note(a);
	}
	p[1] = 2;
	asm volatile("clac" : : : "memory", "cc");
}
