/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H71: the direction flag. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=asm-stack" } } */
#include "guard.h"

void f(int a)
{
	if (K) {
		asm volatile("std" : : : "cc");
		BULK(a);
	}
	asm volatile("cld" : : : "cc");
}
