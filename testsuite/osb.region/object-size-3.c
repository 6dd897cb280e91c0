/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The size that the guarded code checks is asked for before the guard, and has
 * not been found out before functions are inlined.  It is known in the end, as
 * it is without the plugin.
 */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f phase=late treatment=outline" } } */
/* { dg-final { scan-assembler-not "size_is_unknown" } } */
#include "guard.h"

void fill(char *p);
void size_is_unknown(void);

void f(int a)
{
	char small[16], *p = a ? small + 4 : small + 8;
	unsigned long size = __builtin_object_size(p, 0);

	fill(small);
	if (K) {
		if (size != 12)
			size_is_unknown();
		BULK(a);
	}
}
