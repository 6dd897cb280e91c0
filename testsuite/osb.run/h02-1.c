/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H2: the guard is a value for a while: kept, negated, combined, tested late. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	_Bool on = K, off = !on;
	int r = a;

	if (off)
		r = calc(r);
	if (on && !off) {
		BULK(a);
		r ^= 3;
	}
	if (!!on == 1)
		note(r);
	return on ? r : r + 1;
}

NOINLINE int FN(g)(int a)
{
	int state = K ? 2 : 0;

	state |= K2 ? 1 : 0;
	note(state);
	switch (state) {
	case 3:
		BULK(a);
		return calc(a);
	case 2:
		BULK(a + 1);
		/* fall through */
	case 1:
		note(a);
		return 1;
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
}
