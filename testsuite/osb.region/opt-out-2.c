/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Another function has said no. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "function=f verdict=opt-out" } } */
/* { dg-final { scan-osb-record "function=g treatment=leave verdict=opt-out" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int g(int a) __attribute__((no_outline_static_branch));
int g(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
