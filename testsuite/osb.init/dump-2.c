/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A dump changes nothing. */
/* { dg-do compile } */
/* { dg-options "-O2 @mode=outline @min-bytes=0" } */
/* { dg-final { compile-also "@dump" "^$" } } */
/* { dg-final { compare-again } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
