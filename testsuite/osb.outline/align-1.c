/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H64: cold functions lose their alignment, traced ones may not. */
/* { dg-do compile } */
/* { dg-options "-O2 -falign-functions=16 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-assembler "(p2align\[ \t\]+4|align\[ \t\]+(4|16))\[^\n\]*\n(\[ \t\]+\\.type\[^\n\]*\n)?f\\.osb\\.0:" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}
