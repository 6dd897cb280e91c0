/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The same, larger. */
/* { dg-do compile } */
/* { dg-options "-O2 -fno-reorder-blocks-and-partition @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=no-gain" } } */
#include "guard.h"

long f(long a)
{
	if (K) {
		BULK(a);
		BULK(a * 7);
		BULK(a * 9);
	}
	return a * 3;
}
