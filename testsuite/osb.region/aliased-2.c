/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Outlining needs no pairing. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=aliased" } } */
/* { dg-final { scan-symbol-not "f.cold" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int g(int a) __attribute__((alias("f")));
