/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H45: __builtin_constant_p answers as it would without the plugin. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

extern long FN(no_such_function)(long);

static __always_inline void FN(check)(long n)
{
	if (!__builtin_constant_p(n))
		FN(no_such_function)(n);
	note(n);
}

NOINLINE long FN(f)(long a)
{
	long n = 16;

	if (K) {
#ifdef __OPTIMIZE__
		FN(check)(n);
#endif
		BULK(a + n);
	}
	return a * n;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
