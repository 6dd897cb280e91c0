/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H61: both inside. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=instrumentation" } } */
#include "guard.h"

#define begin() asm volatile("661: nop\n\t" \
	".pushsection .discard.instr_begin\n\t.long 661b - .\n\t.popsection" \
	: : "i" (__COUNTER__))
#define end() asm volatile("661: nop\n\t" \
	".pushsection .discard.instr_end\n\t.long 661b - .\n\t.popsection" \
	: : "i" (__COUNTER__))

int f(int a)
{
	if (K) {
		begin();
		BULK(a);
		end();
	}
	note(a);
	return a;
}
