/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H17, K27: what is known of pointers that do not meet is numbered in each function; the
 * numbers of inlined helpers go with the code.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

static inline void FN(add)(long *restrict to, const long *restrict from)
{
	to[0] += from[0];
	to[1] ^= from[0] + to[0];
}

static NOINLINE long FN(f)(long *p, long *q, long *r)
{
	FN(add)(p, q);
	if (K) {
		FN(add)(q, r);
		BULK(q[1]);
		FN(add)(r, p);
		note(r[0] - p[1]);
		FN(add)(p, r);
	}
	FN(add)(r, q);
	return p[0] + q[1] * 3 + r[0];
}

void FN(test)(int a)
{
	long p[2] = { a, 1 }, q[2] = { 2, a }, r[2] = { a + 5, 3 };

	note(FN(f)(p, q, r));
	note(p[0] + p[1] + q[0] + q[1] + r[0] + r[1]);
}
