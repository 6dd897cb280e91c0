/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A firmware call on arm64. */
/* { dg-do compile } */
/* { dg-require "aarch64" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=register-variable" } } */
#include "guard.h"

long f(long a)
{
	if (K) {
		register unsigned long r0 asm("r0") = 0x80008000;
		register unsigned long r1 asm("r1") = a;

		asm volatile("smc #0" : "+r" (r0), "+r" (r1) : : "memory");
		note(r0);
		BULK(r1);
	}
	return a;
}
