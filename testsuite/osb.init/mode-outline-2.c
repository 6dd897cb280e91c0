/* SPDX-License-Identifier: GPL-2.0-or-later */
/* mode=auto splits it. */
/* { dg-do compile } */
/* { dg-require "partition" } */
/* { dg-options "-O2 @mode=auto @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=split verdict=local-shared" } } */
/* { dg-final { scan-osb-record-not "verdict=mode-outline" } } */
/* { dg-final { scan-symbol "f.cold" } } */
#include "guard.h"

int f(int a)
{
	volatile int x = a;

	if (K) {
		x += 100;
		BULK(x);
	}
	return x;
}
