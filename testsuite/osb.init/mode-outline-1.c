/* SPDX-License-Identifier: GPL-2.0-or-later */
/* mode=outline: what cannot be outlined is left, not split. */
/* { dg-do compile } */
/* { dg-options "-O2 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=(local-shared|mode-outline)" } } */
/* { dg-final { scan-osb-record-not "treatment=split" } } */
/* { dg-final { scan-symbol-not "f.cold" } } */
#include "guard.h"

int f(int a)
{
	volatile int x = a;

	if (K) {
		x += 100;
		BULK(x);
	}
	return x;
}
