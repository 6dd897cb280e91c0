/* SPDX-License-Identifier: GPL-2.0-or-later */
/* mode=report changes nothing, and says what auto would do. */
/* { dg-do compile } */
/* { dg-options "-O2 @mode=report @min-bytes=0" } */
/* { dg-final { scan-osb-record-times "function=f key=key" 1 } } */
/* { dg-final { scan-osb-record "function=g key=key_true treatment=leave verdict=likely-else child=-" } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
/* { dg-final { compare-plain } } */
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
	if (KT)
		a = calc(a);
	else
		BULK(a);
	return a;
}
