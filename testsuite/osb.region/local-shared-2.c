/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H10: inside alone. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=local-shared" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		volatile int x = a;

		x += 100;
		BULK(x);
	}
	return a;
}
