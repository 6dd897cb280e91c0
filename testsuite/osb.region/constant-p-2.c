/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H45: it is decided already. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=constant-p" } } */
/* { dg-final { scan-assembler-not "no_such_function" } } */
#include "guard.h"

void no_such_function(void);

static __always_inline void check(long n)
{
	if (!__builtin_constant_p(n))
		no_such_function();
	note(n);
}

int f(int a)
{
	long n = 16;

	if (K) {
		check(n);
		BULK(a);
	}
	return a;
}
