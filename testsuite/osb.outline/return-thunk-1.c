/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H66: returns of the child go where all returns go. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -mfunction-return=thunk-extern @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-cold-not f "^\[ \t\]+ret" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		a = calc(a);
		a += calc(a + 1);
		a ^= calc(a + 2);
	}
	return a + 1;
}
