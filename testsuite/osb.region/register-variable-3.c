/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H30 on arm64, the shape of an SMC call. */
/* { dg-do compile } */
/* { dg-require "aarch64" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=register-variable" } } */
#include "guard.h"

long f(long a)
{
	long r = a;

	if (K) {
		register long x0 asm("x0") = a;
		register long x1 asm("x1") = a + 1;

		asm volatile("smc #0" : "+r" (x0) : "r" (x1) : "memory");
		r = x0;
		BULK(r);
	}
	return r;
}
