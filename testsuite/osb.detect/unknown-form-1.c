/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H110: an instruction that nobody knows. */
/* { dg-do compile } */
/* { dg-options "-O2 -fopt-info-optimized-missed @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f key=key treatment=leave verdict=unknown-form" } } */
#include "guard.h"

int f(int a)
{
	asm goto ("1:\t.long 0x12345678\n\t"	/* { dg-missed "Left: key 'key' in 'f' \\\[unknown-form\\\]" } */
		  ".pushsection __jump_table, \"aw\"\n\t"
		  ".long %l2 - .\n\t.quad %c0 + %c1 - .\n\t.popsection"
		  : : "i" (&key.key), "i" (0) : : taken);
	return a;
taken:
	BULK(a);
	return calc(a);
}
