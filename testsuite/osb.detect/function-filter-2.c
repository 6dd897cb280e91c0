/* SPDX-License-Identifier: GPL-2.0-or-later */
/* skip-functions= */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @skip-functions=g*,x" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "function=f verdict=function-filter" } } */
/* { dg-final { scan-osb-record "function=good treatment=leave verdict=function-filter" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int good(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
