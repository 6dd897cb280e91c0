/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K13: as in escape-2.c to escape-4.c, but the scope of the local ends where the guarded
 * code does, so nobody may follow the pointer that is left: it moves along.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline verdict=ok" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline verdict=ok" } } */
#include "run.h"

static int *FN(left);

NOINLINE int *FN(fill)(int *cells, int a)
{
	for (int i = 0; i < 4; i++)
		cells[i] = a + i;
	FN(left) = cells;
	return cells + 1;
}

NOINLINE int FN(f)(int a)
{
	int value = a;

	if (K) {
		int cells[4];

		BULK(a);
		value = *FN(fill)(cells, a);
		note(FN(left) == cells);
	}
	note(value);
	return value;
}

/* The scope is that of the loop around the guard */
NOINLINE int FN(g)(int a)
{
	int sum = 0;

	for (int i = 0; i < 3; i++) {
		if (K) {
			int cells[4];

			FN(fill)(cells, a + i);
			BULK(a);
			sum += cells[i];
		}
		note(i);
	}
	return sum;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
}
