/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=asm-stack" } } */
#include "guard.h"

void f(int a)
{
	if (K) {
		asm volatile("bts %0, %0" : : "r" (a) : "cc");
		BULK(a);
	}
	note(a);
}
