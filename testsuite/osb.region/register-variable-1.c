/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H30. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=register-variable" } } */
#include "guard.h"

long f(long a)
{
	long r = a;

	if (K) {
		register long r10 asm("r10") = a;

		asm volatile("lea 3(%1), %0" : "=r" (r) : "r" (r10));
		BULK(r);
	}
	return r;
}
