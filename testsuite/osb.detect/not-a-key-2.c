/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Plain asm goto; asm that is no goto; a table of something else. */
/* { dg-do compile } */
/* { dg-final { scan-no-osb-section } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

int not_a_key;

int f(int a)
{
	asm goto ("# %0 %l1" : : "r" (a) : : out);
	BULK(a);
	return calc(a);
out:
	return a;
}

int g(int a)
{
	asm volatile (".pushsection __jump_table, \"aw\"\n\t.quad %c0\n\t"
		      ".popsection" : : "i" (&key.key));
	if (a) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int h(int a)
{
	asm goto ("1:\tnop\n\t"
		  ".pushsection __jump_table, \"aw\"\n\t.long %l1 - .\n\t"
		  ".quad %c0\n\t.popsection"
		  : : "i" (&not_a_key) : : taken);
	return a;
taken:
	BULK(a);
	return calc(a);
}
