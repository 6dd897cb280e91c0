/* SPDX-License-Identifier: GPL-2.0-or-later */
/* mode=auto, where a call is cheaper. */
/* { dg-do compile } */
/* { dg-options "-O2 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=mode-split" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
