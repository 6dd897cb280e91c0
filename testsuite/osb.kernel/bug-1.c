/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H21, H76: WARN_ON() and BUG() tables inside. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
/* { dg-final { scan-assembler-times "pushsection __bug_table" 2 } } */
/* { dg-final { scan-hot-not f "ud2" } } */
#include "guard.h"

#define trap(flags, text) asm volatile("1:\tud2\n\t"		\
	".pushsection __bug_table, \"aw\"\n2:\t.long 1b - 2b\n\t"	\
	".long %c0 - 2b\n\t.word %c1\n\t.word %c2\n\t.org 2b + %c3\n\t"	\
	".popsection"						\
	: : "i" (__FILE__), "i" (__LINE__), "i" (flags), "i" (12))

long f(long a)
{
	if (K) {
		if (unlikely(a < 0))
			trap(1, "warn");
		BULK(a);
		if (unlikely(a > 1000)) {
			trap(0, "bug");
			__builtin_unreachable();
		}
	}
	return a;
}
