/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K34: nothing would be divided. */
/* { dg-do compile } */
/* { dg-options "-O2 -fno-reorder-blocks-and-partition @min-bytes=0 @mode=split" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=no-partition" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
