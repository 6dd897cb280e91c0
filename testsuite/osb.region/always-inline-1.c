/* SPDX-License-Identifier: GPL-2.0-or-later */
/* An always_inline function that has a body of its own as well. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f verdict=always-inline" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline" } } */
#include "guard.h"

__attribute__((always_inline)) inline int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

extern int f(int a);

int g(int a)
{
	return f(a) + 1;
}
