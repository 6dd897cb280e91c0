/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The constant is inside from the start. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=asm-operand" } } */
/* { dg-final { scan-assembler "quad\[ \t\]+tag\\+8" } } */
#include "guard.h"

static int tag[4];

int f(int a)
{
	if (K) {
		asm volatile(".pushsection .rec, \"a\"; .quad %c0; .popsection"
			     : : "i" (&tag[2]));
		BULK(a);
	}
	return a;
}
