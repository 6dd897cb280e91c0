/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H25: more values go in than registers take. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=live-ins" } } */
#include "run.h"

NOINLINE void FN(f)(long *p)
{
	long a = p[0], b = p[1], c = p[2], d = p[3], e = p[4], f = p[5];
	long g = p[6], h = p[7], i = p[8], j = p[9];

	if (K) {
		note(a); note(b); note(c); note(d); note(e); note(f);
		note(g); note(h); note(i); note(j);
	}
	p[0] = a ^ b ^ c ^ d ^ e ^ f ^ g ^ h ^ i ^ j;
	p[1] = a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6;
}

void FN(test)(int a)
{
	long values[10] = { a, a + 1, a * 2, 7, -a, a & 5, 9, a | 1, 11, 12 };

	FN(f)(values);
	note(values[0]);
	note(values[1]);
}
