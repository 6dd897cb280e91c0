/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K9: whether the guard is reached is decided by __builtin_constant_p (), which is
 * folded late: what must not be called under a constant must not be called from
 * a child that stays when the branch is gone.
 */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=constant-p" } } */
/* { dg-final { scan-assembler-not "there_is_no_such_function" } } */
#include "guard.h"

void there_is_no_such_function(int a);

int f(int a)
{
	if (__builtin_constant_p(a) && a > 20) {
		if (K) {
			there_is_no_such_function(a);
			BULK(a);
		}
	}
	return calc(a);
}
