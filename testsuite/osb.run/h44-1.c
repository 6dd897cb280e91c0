/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H44: variable arguments are read inside. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=va-list" } } */
#include "run.h"

NOINLINE int FN(f)(int n, ...)
{
	va_list ap;
	int r = n;

	va_start(ap, n);
	if (K) {
		r += va_arg(ap, int);
		BULK(r);
	}
	r += va_arg(ap, int) * 16;
	va_end(ap);
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a, a + 1, a + 2, a + 3));
}
