/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H1: asm goto that is patched once, at boot: alternatives. */
/* { dg-do compile } */
/* { dg-final { scan-no-osb-section } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

static __always_inline _Bool cpu_has(void)
{
	asm goto ("1:\tnop\n\t"
		  ".pushsection .altinstructions, \"a\"\n\t"
		  ".long 1b - .\n\t.long %l1 - .\n\t.popsection"
		  : : "i" (3) : : no);
	return 1;
no:
	return 0;
}

int f(int a)
{
	if (unlikely(cpu_has())) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
