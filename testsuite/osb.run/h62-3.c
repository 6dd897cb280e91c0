/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H62: what is promised of the parent's result and arguments is not promised of the
 * child's, which are others: these may be null, and not aligned.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline live-outs=1" } } */
/* { dg-final { scan-osb-record "function=h treatment=outline live-ins=2" } } */
#include "run.h"

static char FN(cells)[64] __attribute__((aligned(16)));

static NOINLINE char *FN(lookup)(int a)
{
	return a & 1 ? FN(cells) + (a & 15) : 0;
}

__attribute__((returns_nonnull)) NOINLINE char *FN(f)(int a)
{
	char *q = FN(cells) + 16;

	if (K) {
		BULK(a);
		q = FN(lookup)(a);
	}
	if (!q) {
		note(a + 77);
		q = FN(cells);
	}
	return q;
}

__attribute__((assume_aligned(16))) NOINLINE char *FN(g)(int a)
{
	char *q = FN(cells) + 32;

	if (K) {
		BULK(a);
		q = FN(cells) + (a & 7);
	}
	note((long)q & 15);
	return FN(cells);
}

__attribute__((nonnull(1, 2))) NOINLINE int FN(h)(int *p, char *name)
{
	char *q = FN(lookup)(*p);

	note(name[0]);
	if (K) {
		BULK(*p);
		if (!q)
			note(*p + 55);
		else
			note(q - FN(cells));
	}
	return *p;
}

void FN(test)(int a)
{
	int i;

	for (i = 0; i < 4; i++) {
		int cell = a + i;

		note(FN(f)(a + i) - FN(cells));
		note(FN(g)(a + i) - FN(cells));
		note(FN(h)(&cell, FN(cells)));
	}
}
