/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Newer headers add the bit in the template. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
#include "guard.h"

int f(int a)
{
	asm goto ("1:\n\tjmp %l2\n\t"
		  ".pushsection __jump_table, \"aw\"\n\t.balign 8\n\t"
		  ".long 1b - .\n\t.long %l2 - .\n\t.quad (%c0 + 2 + %c1) - .\n\t"
		  ".popsection"
		  : : "i" (&key.key), "i" (0) : : taken);
	return a;
taken:
	BULK(a);
	return calc(a);
}
