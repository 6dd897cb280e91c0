/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24: a value of two registers comes out. */
/* { dg-do run } */
/* { dg-require "int128" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=live-out-type" } } */
#include "run.h"

NOINLINE __int128 FN(f)(long a)
{
	__int128 r = a;

	if (K) {
		BULK(a);
		r = ((__int128)calc(a) << 64) + calc(a + 1);
	}
	return r - 1;
}

void FN(test)(int a)
{
	__int128 r = FN(f)(a);

	note((long)r);
	note((long)(r >> 64));
}
