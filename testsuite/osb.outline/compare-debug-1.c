/* SPDX-License-Identifier: GPL-2.0-or-later */
/* GCC's own comparison of code with and without debug information. */
/* { dg-do compile } */
/* { dg-options "-O2 -fcompare-debug @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record-times "function=f treatment=outline" 2 } } */
/* { dg-final { scan-osb-record-times "function=f" 2 } } */
#include "guard.h"

long f(long a)
{
	long triple = a * 3;

	if (K) {
		long inner = triple + 1;

		BULK(inner);
	}
	if (K2) {
		long other = triple - 1;

		BULK(other);
		triple = calc(other);
	}
	return triple;
}
