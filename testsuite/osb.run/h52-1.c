/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H52: a path that cannot be is closed with __builtin_unreachable. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = 1;

	if (K) {
		BULK(a);
		switch (a & 3) {
		case 0: r = 5; break;
		case 1: r = calc(a); break;
		case 2: r = 9; break;
		case 3: r = a; break;
		default: __builtin_unreachable();
		}
	}
	return r;
}

NOINLINE int FN(g)(int a)
{
	note(a);
	if (K && a > 1000000) {
		BULK(a);
		__builtin_trap();
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
}
