/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H70: before the guard it was closed again. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "guard.h"

void f(int *p, int a)
{
	asm volatile("stac" : : : "memory", "cc");
	p[0] = 1;
	asm volatile("clac" : : : "memory", "cc");
	if (K) {
		BULK(a);
		note(a);
	}
	asm volatile("stac" : : : "memory", "cc");
	p[1] = 2;
	asm volatile("clac" : : : "memory", "cc");
}
