/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Address tables that pin a function by name: __ksymtab, initcalls. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
#include "guard.h"

long f(long a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

asm(".pushsection \".export_symbol\",\"a\"\n__export_symbol_f:\n\t"
    ".asciz \"GPL\"\n\t.balign 8\n\t.quad f\n\t.popsection");

static void *pinned __attribute__((used, section(".discard.addressable"))) = f;
