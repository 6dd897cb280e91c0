/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=va-list" } } */
#include "guard.h"

void print(const char *format, ...);

int f(int a, const char *format, ...)
{
	if (K) {
		print(format, a, a + 1);
		BULK(a);
	}
	return a;
}
