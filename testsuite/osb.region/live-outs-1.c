/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H13: three values. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=live-outs" } } */
#include "guard.h"

void sink(long x, long y, long z);

void f(long a)
{
	long x = 0, y = 0, z = 0;

	if (K) {
		x = calc(a);
		y = calc(a + 1);
		z = calc(a + 2);
	}
	sink(x, y, z);
}
