/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A pointer that the parent has looked through, and one it has not. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline child=hook.osb.0" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline child=hook.osb.0" } } */
#include "run.h"

static inline int FN(hook)(int *p, int a)
{
	if (K) {
		BULK(a);
		if (p)
			*p += a;
		note(p != 0);
	}
	return a;
}

NOINLINE int FN(f)(int *p, int a)
{
	*p = 1;
	return FN(hook)(p, a) + *p;
}

NOINLINE int FN(g)(int *p, int a)
{
	return FN(hook)(p, a);
}

void FN(test)(int a)
{
	int cell;

	note(FN(f)(&cell, a));
	note(FN(g)(&cell, a));
	note(cell);
	note(FN(g)(0, a));
}
