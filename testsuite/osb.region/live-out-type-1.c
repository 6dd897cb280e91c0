/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24: a floating point value comes out. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=live-out-type" } } */
#include "guard.h"

double f(long a)
{
	double r = a;

	if (K) {
		BULK(a);
		r = calc(a) * 0.5;
	}
	return r + 1;
}
