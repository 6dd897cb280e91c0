/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H11: a structure passed by value is changed by the guarded code. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=parm-memory" } } */
#include "run.h"

#ifndef OSB_BIG
#define OSB_BIG
struct big { long v[6]; };
#endif

static NOINLINE void FN(update)(struct big *b)
{
	b->v[3] += b->v[1];
}

NOINLINE long FN(f)(struct big b, long a)
{
	if (K) {
		BULK(a);
		FN(update)(&b);
		b.v[0] = 9;
	}
	return b.v[3] * 2 + b.v[0];
}

void FN(test)(int a)
{
	struct big b = { { a, a + 1, 2, 3, 4, 5 } };

	note(FN(f)(b, a));
	note(b.v[3]);
}
