/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K15: a call that returns a structure writes it to a place that its caller gives it.
 * That may be a local of the guarded code, or memory of others; not the place that the
 * function got from its own caller.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=inside treatment=outline live-ins=1 live-outs=1" } } */
/* { dg-final { scan-osb-record "function=elsewhere treatment=outline live-ins=2 live-outs=0" } } */
/* { dg-final { scan-osb-record "function=result treatment=leave verdict=(parm-memory|local-shared)" } } */
#include "run.h"

struct FN(big) {
	long v[6];
};

static NOINLINE struct FN(big) FN(make)(long a)
{
	struct FN(big) b;

	for (int i = 0; i < 6; i++)
		b.v[i] = a * i + 1;
	return b;
}

NOINLINE long FN(inside)(long a)
{
	long r = a;

	if (K) {
		struct FN(big) b = FN(make)(a);

		BULK(b.v[1]);
		r = b.v[2] + b.v[5];
	}
	return r;
}

NOINLINE long FN(elsewhere)(struct FN(big) *p, long a)
{
	p->v[3] = 2;
	if (K) {
		BULK(a);
		*p = FN(make)(a);
	}
	return p->v[3];
}

NOINLINE struct FN(big) FN(result)(long a)
{
	struct FN(big) b = { { a, 7 } };

	if (K) {
		BULK(a);
		b = FN(make)(a);
		b.v[1]++;
	}
	return b;
}

void FN(test)(int a)
{
	struct FN(big) b = { { 0 } };

	note(FN(inside)(a));
	note(FN(elsewhere)(&b, a));
	note(b.v[3] + b.v[4]);
	b = FN(result)(a);
	note(b.v[0] + b.v[1] * 3 + b.v[5]);
}
