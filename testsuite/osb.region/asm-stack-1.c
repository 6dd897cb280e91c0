/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H71: half of a pair of push and pop. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=asm-stack" } } */
#include "guard.h"

void f(int a)
{
	if (K) {
		asm volatile("pushf" : : : "memory");
		BULK(a);
	} else {
		asm volatile("pushf" : : : "memory");
	}
	asm volatile("popf" : : : "memory", "cc");
}
