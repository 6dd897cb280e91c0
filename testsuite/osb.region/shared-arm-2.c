/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Only the key leads there. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=shared-arm" } } */
#include "guard.h"

int f(int a)
{
	if (K && a == 3) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
