/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H21, H52: BUG(): an undefined instruction and __builtin_unreachable(). */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
/* { dg-final { scan-osb-record-times "function=f" 1 } } */
/* { dg-final { scan-assembler-times "^\[ \t\]+ud2" 1 } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		asm volatile("ud2");
		__builtin_unreachable();
	}
	return a + 1;
}
