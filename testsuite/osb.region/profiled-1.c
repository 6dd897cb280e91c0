/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H83, K6: counters belong to their function. */
/* { dg-do compile } */
/* { dg-options "-O2 -fprofile-arcs @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=profiled" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
