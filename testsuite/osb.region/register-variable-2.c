/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=register-variable" } } */
#include "guard.h"

long f(long a)
{
	long r = a;

	if (K) {
		register long any = a;

		asm volatile("lea 3(%1), %0" : "=r" (r) : "r" (any));
		BULK(r);
	}
	return r;
}
