/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H31: the same through helpers: it was a variable for a while. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline" } } */
/* { dg-final { scan-assembler-times "quad\[ \t\]+tag\\+8" 2 } } */
#include "guard.h"

static int tag[4];

static __always_inline void record(const void *p)
{
#ifdef __x86_64__
	asm volatile(".pushsection .rec, \"a\"; .quad %c0; .popsection"
		     : : "i" (p));
#else
	asm volatile(".pushsection .rec, \"a\"; .quad %c0; .popsection"
		     : : "S" (p));
#endif
}

static inline void hook(const void *p, int a)
{
	if (K) {
		record(&tag[2]);
		BULK(a);
		note((long)p);
	}
}

int f(int a)
{
	const void *t = &tag[2];

	if (K) {
		record(t);
		BULK(a);
	}
	return a;
}

int g(int a)
{
	hook(&tag[1], a);
	return a + 1;
}
