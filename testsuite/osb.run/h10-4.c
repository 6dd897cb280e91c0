/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H10: the local's address only reaches the guarded code through a PHI. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=2" } } */
#include "run.h"

static NOINLINE void FN(store)(int *p, int value)
{
	*p = value;
}

NOINLINE int FN(f)(int a)
{
	int x = 1, y = 2;
	int *p = a & 1 ? &x : &y;

	if (K) {
		BULK(a);
		FN(store)(p, a);
		*p += 3;
	}
	return x * 100 + y;
}

NOINLINE int FN(g)(int a)
{
	int x = 1, y = 2;
	int *p = &x;

	if (K) {
		BULK(a);
		p = &y;
	}
	*p += a;
	FN(store)(p, *p + 1);
	return x * 100 + y;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
}
