/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H27: a leaf function whose guarded code has no calls but is large. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(split|outline)" } } */
/* { dg-final { scan-hot-not f "push|call" } } */
/* { dg-final { hot-like-off f 2 } } */
#include "guard.h"

long f(long *p)
{
	long v = p[0];

	if (K) {
		p[1] = v * 3;
		p[2] = v / 7;
		p[3] ^= p[2];
		p[4] += p[3] * 11;
		p[5] -= p[4] % 13;
	}
	return v + p[6];
}
