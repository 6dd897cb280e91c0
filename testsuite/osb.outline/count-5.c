/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A way that runs and one that is cold bring the same value to where they meet, and
 * GCC 12 leads both through a block that it takes for as cold as the second
 * (docs/gcc-bugs.md).  In a function with a guard it is mended.
 */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @mode=split" } */
/* { dg-final { scan-osb-record "function=f treatment=split" } } */
/* { dg-final { scan-cold f "call\[ \t\]+rare" } } */
/* { dg-final { scan-cold-not f "xorl\[ \t\]+%edi, %edi" } } */
#include "guard.h"

void rare(void) __attribute__((cold));
void use(long v);

void f(int w, long a)
{
	long v;

	if (K)
		BULK(a);
	if (w == 0) {
		v = 0;
	} else if (w == 1) {
		rare();
		v = 0;
	} else {
		v = calc(a);
	}
	use(v);
}
