/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K17, K33: objtool pairs f.cold with f by name, and finds two names. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=split" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=aliased" { target partition } } } */
/* { dg-final { scan-symbol-not "f.cold" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int g(int a) __attribute__((alias("f")));
