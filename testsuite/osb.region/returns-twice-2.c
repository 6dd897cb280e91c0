/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=returns-twice" } } */
#include "guard.h"

int again(void);

int f(int a)
{
	if (again())
		return 1;
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
