/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H76: entry and fix-up of an exception table stay in one function. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-times "function=f" 1 } } */
/* { dg-final { scan-assembler-times "__ex_table" 1 } } */
#include "guard.h"

int f(int *p)
{
	int v, e = 0;

	if (K) {
		asm volatile("1: mov %2, %0\n2:\n\t"
			     ".pushsection __ex_table, \"a\"\n\t"
			     ".long 1b - ., 2b - ., 0\n\t.popsection"
			     : "=r" (v), "+r" (e) : "m" (*p));
		BULK(v);
	}
	return e;
}
