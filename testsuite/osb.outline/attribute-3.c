/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H62, H64: a function without a patchable area keeps the child from one. */
/* { dg-do compile } */
/* { dg-options "-O2 -fpatchable-function-entry=5,0 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-cold-not f "^\[ \t\]+nop" } } */
/* { dg-final { scan-hot g "^\[ \t\]+nop" } } */
#include "guard.h"

__attribute__((patchable_function_entry(0, 0))) int f(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}

int g(int a)
{
	if (K)
		BULK(a);
	return a + 2;
}
