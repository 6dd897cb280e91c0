/* SPDX-License-Identifier: GPL-2.0-or-later */
/* skip-keys= */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @skip-keys=key?" } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
/* { dg-final { scan-osb-record-not "key=key verdict=key-filter" } } */
/* { dg-final { scan-osb-record "function=f key=key2 treatment=leave verdict=key-filter" } } */
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
