/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The early pass leaves an always_inline function alone: its callers take it.
 * The body that it has besides is like any other.
 */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @dump" } */
/* { dg-final { scan-osb-dump "outline: always-inline" osb_early } } */
/* { dg-final { scan-osb-record-times "function=f" 1 } } */
/* { dg-final { scan-osb-record "function=g treatment=outline child=g.osb.0" } } */
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
