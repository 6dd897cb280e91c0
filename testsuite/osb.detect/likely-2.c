/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H1: static_branch_likely() on a key that is off: the label runs at first. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0" } */
/* { dg-final { scan-osb-record-times "function=f key=key_likely treatment=leave verdict=initially-taken" 1 } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

int f(int a)
{
	if (KF) {
		BULK(a);
		a = calc(a);
	} else {
		BULK(a + 1);
		a = calc(a + 1);
	}
	return a;
}
