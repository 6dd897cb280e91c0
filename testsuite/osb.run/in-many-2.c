/* SPDX-License-Identifier: GPL-2.0-or-later */
/* As many as registers take: six. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=6" } } */
#include "run.h"

NOINLINE long FN(f)(long a, long b, long c, long d, long e, long f)
{
	if (K) {
		note(a); note(b); note(c); note(d); note(e); note(f);
	}
	return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6;
}

void FN(test)(int a)
{
	note(FN(f)(a, a + 1, a * 2, 7, -a, a & 5));
}
