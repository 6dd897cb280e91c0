/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The split blocks jump back; the hot part falls through. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @mode=split" } */
/* { dg-final { scan-hot-not f "^\[ \t\]+jmp" } } */
#include "guard.h"

long f(long *p, long a)
{
	p[0] = a;
	if (K) {
		p[1] = p[2] * 3 + a;
		p[3] = p[1] ^ a;
		a = p[4];
	}
	return a + 1;
}
