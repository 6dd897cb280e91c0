/* SPDX-License-Identifier: GPL-2.0-or-later */
/* -pg counts calls alone. */
/* { dg-do compile } */
/* { dg-options "-O2 -pg @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=profiled" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
