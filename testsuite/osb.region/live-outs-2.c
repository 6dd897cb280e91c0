/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H13: two. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=2" } } */
/* { dg-final { scan-osb-record-not "verdict=live-outs" } } */
#include "guard.h"

void sink(long x, long y, long z);

void f(long a)
{
	long x = 0, y = 0, z = 0;

	if (K) {
		x = calc(a);
		y = calc(a + 1);
		note(z);
	}
	sink(x, y, z);
}
