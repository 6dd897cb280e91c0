/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=unknown-form" } } */
#include "guard.h"

int f(int a)
{
	asm goto ("1:\tnop\n\t"
		  ".pushsection __jump_table, \"aw\"\n\t"
		  ".long %l2 - .\n\t.quad %c0 + %c1 - .\n\t.popsection"
		  : : "i" (&key.key), "i" (0) : : taken);
	return a;
taken:
	BULK(a);
	return calc(a);
}
