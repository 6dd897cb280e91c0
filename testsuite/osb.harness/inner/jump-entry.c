/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: FAIL: .* jump-entries-stay 2 */
/* An entry whose label is in another function */
/* { dg-do compile } */
/* { dg-final { jump-entries-stay 2 } } */
#include "guard.h"

void f(void)
{
	asm volatile("771:\n\tnop\n\t.pushsection __jump_table, \"aw\"\n"
		     "\t.long 771b - ., .Lelsewhere - .\n\t.popsection");
}

int g(int a)
{
	asm volatile("\n.Lelsewhere:\n\tnop");
	if (K)
		BULK(a);
	return a;
}
