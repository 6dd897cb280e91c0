/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H61: entry code may not call out of its section. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=enter treatment=leave verdict=user-section" } } */
/* { dg-final { scan-symbol-not "enter.*" } } */
#include "guard.h"

#define noinstr __attribute__((noinline, no_instrument_function,	\
			       section(".noinstr.text"),		\
			       no_sanitize("address")))

noinstr long enter(long a)
{
	if (K) {
		asm volatile("661: nop\n\t.pushsection .discard.instr_begin\n\t"
			     ".long 661b - .\n\t.popsection" : : "i" (__COUNTER__));
		BULK(a);
		asm volatile("662: nop\n\t.pushsection .discard.instr_end\n\t"
			     ".long 662b - .\n\t.popsection" : : "i" (__COUNTER__));
	}
	return a;
}
