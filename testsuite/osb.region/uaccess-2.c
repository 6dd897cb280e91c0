/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Opened and closed inside. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=uaccess" } } */
#include "guard.h"

void f(int *p, int a)
{
	p[0] = 1;
	if (K) {
		asm volatile("stac" : : : "memory", "cc");
		p[2] = 4;
		asm volatile("clac" : : : "memory", "cc");
		BULK(a);
		note(a);
	}
	p[1] = 2;
}
