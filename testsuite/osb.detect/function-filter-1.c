/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @functions=g*,x" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=function-filter" } } */
/* { dg-final { scan-osb-record "function=good treatment=outline" } } */
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
