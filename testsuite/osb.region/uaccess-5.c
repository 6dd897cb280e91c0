/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H70: PAN as an arm64 kernel writes it: the instruction in figures, since old
 * assemblers do not know its name.
 */
/* { dg-do compile } */
/* { dg-require "aarch64" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=uaccess" } } */
#include "guard.h"

#define SET_PSTATE_PAN(x) \
	".inst (0xd500401f | ((0) << 16 | (4) << 5) | ((!!" #x ") << 8))\n\t"

void f(int *p, int a)
{
	asm volatile(SET_PSTATE_PAN(0) : : : "memory");
	p[0] = 1;
	if (K) {
		BULK(a);
		note(a);
	}
	p[1] = 2;
	asm volatile(SET_PSTATE_PAN(1) : : : "memory");
}
