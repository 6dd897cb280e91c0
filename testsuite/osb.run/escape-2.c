/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K35: a local that only the guarded code names, but it leaves a pointer to it behind:
 * the pointer itself is a value that is used later.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record-not "function=f treatment=outline" } } */
#include "run.h"

static int FN(spare)[4] = { 70, 71, 72, 73 };

NOINLINE void FN(fill)(int *cells, int a)
{
	for (int i = 0; i < 4; i++)
		cells[i] = a + i;
}

/* Uses the stack that is free */
NOINLINE void FN(spoil)(int a)
{
	volatile int waste[64];

	for (int i = 0; i < 64; i++)
		waste[i] = a * 5 + 1;
	note(waste[3]);
}

NOINLINE int FN(f)(int a)
{
	int cells[4];
	int *p = FN(spare);

	if (K) {
		FN(fill)(cells, a);
		BULK(a);
		p = &cells[a & 3];
	}
	FN(spoil)(a);
	return *p;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
