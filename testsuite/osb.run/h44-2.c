/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H44: va_start inside. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=va-list" } } */
#include "run.h"

NOINLINE int FN(f)(int n, ...)
{
	int r = n;

	if (K) {
		va_list ap;

		va_start(ap, n);
		r += va_arg(ap, int);
		r += va_arg(ap, int);
		BULK(r);
		va_end(ap);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a, a + 1, a + 2, a + 3));
}
