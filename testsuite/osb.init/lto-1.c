/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H89: with -flto the object holds no finished code: the plugin keeps out. */
/* { dg-do compile } */
/* { dg-options "-O2 -flto @mode=outline @min-bytes=0" } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
/* { dg-final { compile-also "-ffat-lto-objects" "^$" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
