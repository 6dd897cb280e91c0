/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Both: what skip-keys= names is left, even if keys= names it. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @keys=key* @skip-keys=key2" } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
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
