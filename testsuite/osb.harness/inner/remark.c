/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A remark that nobody expects, and one that does not come. */
/* expect: FAIL: .* \(test for excess errors\) */
/* expect: FAIL: .* missed: Left */
/* { dg-do compile } */
/* { dg-options "-O2 -fopt-info-optimized-missed @mode=outline @min-bytes=0" } */
#include "guard.h"

int f(int a)
{
	if (K)	/* { dg-missed "Left" } */
		BULK(a);
	return a;
}
