/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H82: a BTF name may hold no dot in older kernels: no name for the child. */
/* { dg-do compile } */
/* { dg-options "-O2 -g @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-assembler-not "string\[ \t\]+\"\[^\"\]*\\.osb\\.0\"" } } */
#include "guard.h"

int f(int a)
{
	int triple = a * 3;

	if (K) {
		int inner = triple + 1;

		BULK(inner);
	}
	return a + 1;
}
