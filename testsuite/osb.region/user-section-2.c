/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K16: a function in plain .text; noinline is about the callers of it. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=user-section" } } */
/* { dg-final { scan-section "f" ".text" } } */
/* { dg-final { scan-section "f.osb.0" ".text.unlikely*" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

__attribute__((noinline)) int g(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
