/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H70: PAN in figures, on again before the guard. */
/* { dg-do compile } */
/* { dg-require "aarch64" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "guard.h"

#define SET_PSTATE_PAN(x) \
	".inst (0xd500401f | ((0) << 16 | (4) << 5) | ((!!" #x ") << 8))\n\t"

void f(int *p, int a)
{
	asm volatile(SET_PSTATE_PAN(0) : : : "memory");
	p[0] = 1;
	asm volatile(SET_PSTATE_PAN(1) : : : "memory");
	if (K) {
		BULK(a);
		note(a);
	}
	p[1] = 2;
}
