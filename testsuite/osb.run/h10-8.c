/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Two guards of two keys share a local that is nowhere else. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=f treatment=leave verdict=local-shared" 2 } } */
#include "run.h"

static NOINLINE void FN(put)(long *p, long value)
{
	*p = value;
}

NOINLINE int FN(f)(int a)
{
	long cell = 5;

	if (K) {
		FN(put)(&cell, a);
		BULK(cell);
	}
	if (K2) {
		FN(put)(&cell, cell + 1);
		BULK(cell);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
