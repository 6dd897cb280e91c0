/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=must-tail" } } */
#include "guard.h"

long f(long a)
{
	if (K) {
		BULK(a);
		return calc(a);
	}
	return a;
}
