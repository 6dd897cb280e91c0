/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Calls with values that live across them: registers to save, so a call. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=split-cheaper" } } */
/* { dg-final { scan-hot-not f "push|call" { target x86 } } } */
#include "guard.h"

long f(long *p, long a)
{
	if (K) {
		long x = calc(a), y = calc(a + 1), z = calc(a + 2);

		note(x + y * z);
		note(x - y + z);
		note(x ^ z);
		p[2] = x;
	}
	return a;
}
