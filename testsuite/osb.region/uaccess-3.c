/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H70: opened inside, closed outside. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=uaccess" } } */
#include "guard.h"

void f(int *p, int a)
{
	if (K) {
		BULK(a);
		asm volatile("stac" : : : "memory", "cc");
		p[2] = 4;
	}
	p[1] = 2;
	asm volatile("clac" : : : "memory", "cc");
}
