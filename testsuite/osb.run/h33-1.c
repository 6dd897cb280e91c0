/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H33: asm changes a local in memory. */
/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record-times "treatment=leave verdict=local-shared" 2 } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int v = a;

	if (K) {
		asm volatile("incl %0" : "+m" (v) : : "cc");
		BULK(a);
	}
	asm volatile("addl %0, %0" : "+r" (v) : : "cc");
	return v;
}

NOINLINE int FN(g)(int a)
{
	int v = a;

	asm volatile("addl $3, %0" : "+m" (v) : : "cc");
	if (K) {
		asm volatile("incl %0" : "+m" (v) : : "cc");
		BULK(a);
	}
	asm volatile("addl $2, %0" : "+m" (v) : : "cc");
	return v;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
}
