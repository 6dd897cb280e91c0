/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24: a floating point value goes in. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=live-in-type" } } */
#include "guard.h"

double f(double d, long a)
{
	if (K) {
		BULK(a);
		note((long)(d * 2));
	}
	return d + 1;
}
