/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Where the stub has to stay in the hot text, a call is no smaller. */
/* { dg-do compile } */
/* { dg-options "-O2 -fno-reorder-blocks-and-partition @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=no-gain" } } */
/* { dg-final { hot-no-worse f } } */
#include "guard.h"

void sink(long a, long b, long c);

long f(long a, long b, long c)
{
	if (K)
		sink(a, b, c);
	return a * b * c;
}
