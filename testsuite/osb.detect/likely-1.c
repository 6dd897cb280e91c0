/* SPDX-License-Identifier: GPL-2.0-or-later */
/* L2: static_branch_likely() on a key that is on: the label is the else arm. */
/* { dg-do compile } */
/* { dg-options "-O2 -fopt-info-optimized-missed @min-bytes=0" } */
/* { dg-final { scan-osb-record-times "function=f key=key_true treatment=leave verdict=likely-else" 1 } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

int f(int a)
{
	if (KT) {	/* { dg-missed "Left: key 'key_true' in 'f' \\\[likely-else\\\]: the guarded arm is the else arm of a likely key" } */
		a = calc(a);
	} else {
		BULK(a);
		a = calc(a + 1);
	}
	return a;
}
