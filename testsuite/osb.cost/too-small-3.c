/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A large min-bytes= keeps large code, too. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=100000" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=too-small" } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		BULK(a + 1);
		BULK(a + 2);
		BULK(a + 3);
	}
	return a;
}
