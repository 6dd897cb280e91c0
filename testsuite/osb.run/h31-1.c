/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H31: an "i" operand keeps its constant although a variable held it. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

#ifndef OSB_REC
#define OSB_REC
static __always_inline void rec(const void *p)
{
#ifdef __x86_64__
	asm volatile(".pushsection .rec, \"a\"; .quad %c0; .popsection"
		     : : "i" (p));
#else
	asm volatile(".pushsection .rec, \"a\"; .quad %c0; .popsection"
		     : : "S" (p));
#endif
}
#endif

static int FN(tag)[4];

NOINLINE int FN(f)(int a)
{
	const void *t = &FN(tag)[2];

	if (K) {
		rec(t);
		BULK(a);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
