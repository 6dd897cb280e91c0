/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The same with a parameter and a result that are in memory. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=(f|g) treatment=outline live-ins=2" 2 } } */
#include "run.h"

struct FN(big) {
	long v[8];
};

NOINLINE long FN(f)(struct FN(big) b, unsigned int i)
{
	long *p = b.v + (i & 7);

	note(b.v[i & 3]);
	if (K) {
		BULK(i);
		note(*p);
		*p += calc(*p);
	}
	return *p + b.v[0] + b.v[i & 3];
}

NOINLINE struct FN(big) FN(g)(unsigned int i)
{
	struct FN(big) b = { { 1, 2, 3 } };
	long *p = b.v + (i & 7);

	note(i);
	if (K) {
		BULK(i);
		note(*p);
		*p += calc(*p);
	}
	note(*p);
	return b;
}

void FN(test)(int a)
{
	struct FN(big) b = { { a, 5, 6, 7, 8, 9, 10, 11 } };

	note(FN(f)(b, a));
	b = FN(g)(a);
	note(b.v[a & 7] + b.v[0]);
}
