/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H3: only computations stand there: they may be copied. */
/* { dg-do compile } */
/* { dg-options "-O1 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-assembler-times "osb_here:" 1 } } */
#include "guard.h"

int f(int a)
{
	_Bool on;

	asm volatile("osb_here:");
	on = K;
	a = a * 3 + on;
	if (on)
		BULK(a);
	return a + 1;
}
