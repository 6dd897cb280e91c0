/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Nothing is live across a call: two values come out, the blocks just move. */
/* { dg-do compile } */
/* { dg-require "partition" } */
/* { dg-options "-O2 @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=split verdict=split-cheaper" } } */
/* { dg-final { scan-section "f.cold" ".text.unlikely*" } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
#include "guard.h"

long f(long *p, long a, long b)
{
	if (K) {
		a = p[3] * 17 + b;
		b = p[4] / 9 ^ a;
		p[5] = a - b;
	}
	return a * 3 + b;
}
