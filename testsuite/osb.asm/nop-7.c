/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What only the guarded code needs is computed there. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { hot-like-off f 3 } } */
/* { dg-final { scan-hot-not f "sal|shl|imul" } } */
#include "guard.h"

void f(long *p, long a, unsigned int order)
{
	long bytes = 4096L << order;
	long product = a * bytes;

	p[0] = a;
	if (K) {
		note(bytes);
		note(product);
		note(a);
		note(product - bytes);
	}
}
