/* SPDX-License-Identifier: GPL-2.0-or-later */
/* limit=0: nothing is treated; a limit that is not reached changes nothing. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @limit=0" } */
/* { dg-final { scan-osb-record-times "treatment=leave verdict=limit" 2 } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int g(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
