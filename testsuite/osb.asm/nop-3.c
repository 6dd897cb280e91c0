/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Several guards: a NOP for each. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { hot-no-worse f } } */
/* { dg-final { scan-hot-not f "call" } } */
#include "guard.h"

void f(long *p, long a)
{
	p[0] = a;
	if (K)
		BULK(a);
	p[1] = a * 3;
	if (K2)
		BULK(a + 1);
	p[2] = a * 5;
	if (K)
		BULK(a + 2);
}
