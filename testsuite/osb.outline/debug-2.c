/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H86, K14, K25, K47: variables and scopes; code and records are the same without -g. */
/* { dg-do compile } */
/* { dg-options "-O2 -g3 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record-times "function=f treatment=outline" 2 } } */
/* { dg-final { compare-debug } } */
#include "guard.h"

static inline long hook(long a, long b)
{
	long sum = a + b;

	if (K) {
		long inner = sum * 3;

		BULK(inner);
		{
			long deeper = inner ^ b;

			sum = calc(deeper);
			note(deeper);
		}
	}
	return sum;
}

long f(long a)
{
	long first = hook(a, 1);
	long second = hook(first, a);

	return first ^ second;
}
