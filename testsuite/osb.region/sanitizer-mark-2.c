/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H83: accesses are instrumented once, in the child. */
/* { dg-do compile } */
/* { dg-require "asan" } */
/* { dg-options "-O2 -fsanitize=address @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=sanitizer-mark" } } */
/* { dg-final { scan-assembler-times "call\[ \t\]+__asan_report_store4" 1 { target x86 } } } */
#include "guard.h"

int f(int *p, int a)
{
	if (K) {
		p[3] = a;
		BULK(a);
	}
	return a;
}
