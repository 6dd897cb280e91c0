/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=apply-args" } } */
#include "guard.h"

int target(int a, int b);

int f(int a, int b)
{
	if (K) {
		BULK(b);
		target(a, b);
	}
	return a + b;
}
