/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The pointer to the local is left in a global variable. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-not "function=f treatment=outline" } } */
#include "run.h"

static int FN(spare) = 70;
static int *FN(left);

NOINLINE void FN(fill)(int *cells, int a)
{
	for (int i = 0; i < 4; i++)
		cells[i] = a + i;
	FN(left) = cells;
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

	FN(left) = &FN(spare);
	if (K) {
		BULK(a);
		FN(fill)(cells, a);
		BULK(a + 2);
	}
	FN(spoil)(a);
	return *FN(left);
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
