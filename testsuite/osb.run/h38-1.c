/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H38: asm that defines a symbol: it is there once. */
/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record-times "function=f treatment=outline" 1 } } */
#include "run.h"

#ifdef OSB_TWIN
#define LABEL "ref_osb_label"
#else
#undef LABEL
#define LABEL "osb_label"
#endif

NOINLINE int FN(f)(int a)
{
	if (K) {
		asm volatile(".globl " LABEL "\n" LABEL ":\n\tnop");
		BULK(a);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
