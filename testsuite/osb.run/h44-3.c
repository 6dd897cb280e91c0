/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A function with variable arguments whose guarded code uses none of them. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int n, ...)
{
	va_list ap;
	int r = n;

	va_start(ap, n);
	r += va_arg(ap, int);
	if (K)
		BULK(n);
	r += va_arg(ap, int) * 16;
	va_end(ap);
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a, a + 1, a + 2, a + 3));
}
