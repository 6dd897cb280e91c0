/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H33: asm changes a local in memory that is inside alone. */
/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	if (K) {
		int v = a;

		asm volatile("addl $5, %0" : "+m" (v) : : "cc");
		BULK(v);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
