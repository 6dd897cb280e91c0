/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: FAIL: .* \(test for excess errors\) */
/* { dg-do compile } */
/* { dg-options "-O2 @mode=outline @min-byte=0" } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
