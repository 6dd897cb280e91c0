/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A static call is patched too, and is no guard. */
/* { dg-do compile } */
/* { dg-final { scan-no-osb-section } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

int f(int a)
{
	asm volatile ("1:\tnop\n\t"
		      ".pushsection .static_call_sites, \"aw\"\n\t"
		      ".long 1b - .\n\t.popsection" : : : "memory");
	if (unlikely(a == 3)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
