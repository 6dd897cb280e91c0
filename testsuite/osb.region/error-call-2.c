/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=error-call" } } */
#include "guard.h"

void overflow(void) __attribute__((error("overflow")));

int f(int a)
{
	char b[8];

	if (K) {
		if (sizeof(b) < 8)
			overflow();
		BULK(a);
	}
	return a;
}
