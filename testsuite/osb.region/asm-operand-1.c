/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H31, H32: an operand that prints an address wants to stay one. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=asm-operand" } } */
/* { dg-final { scan-assembler-not "quad\[ \t\]+%r" } } */
#include "guard.h"

int f(long *p, int a)
{
	if (K) {
		asm volatile("# value %0" : : "X" (p));
		BULK(a);
	}
	return a;
}
