/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The filter names the function that is in the object, not the helper. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @functions=f" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g treatment=leave verdict=function-filter" } } */
#include "guard.h"

static __always_inline int hook(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int f(int a)
{
	return hook(a) + 1;
}

int g(int a)
{
	return hook(a) + 2;
}
