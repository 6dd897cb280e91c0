/* SPDX-License-Identifier: GPL-2.0-or-later */
/* static_branch_unlikely() on a key that is on (as DO_ONCE): runs at first. */
/* { dg-do compile } */
/* { dg-options "-O2 -fopt-info-optimized-missed @min-bytes=0" } */
/* { dg-final { scan-osb-record-times "function=f key=key_unlikely treatment=leave verdict=initially-taken" 1 } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

int f(int a)
{
	if (KU) {	/* { dg-missed "Left: key 'key_unlikely' in 'f' \\\[initially-taken\\\]: the guarded arm runs in the initial state of the key" } */
		BULK(a);
		a = calc(a);
	}
	return a;
}
