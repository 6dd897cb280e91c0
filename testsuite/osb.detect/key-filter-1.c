/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @keys=key2,other*" } */
/* { dg-final { scan-osb-record "function=f key=key treatment=leave verdict=key-filter" } } */
/* { dg-final { scan-osb-record "function=f key=key2 treatment=outline" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	if (K2) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
