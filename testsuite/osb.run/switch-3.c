/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A switch in the guarded code whose cases leave it in different ways. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (K) {
		BULK(a);
		switch (a & 7) {
		case 0: return 1;
		case 1: return 10;
		case 2: r = 5; break;
		case 3: goto other;
		case 4: r = calc(a); break;
		default: note(a);
		}
	}
	note(r);
	return r + 1;
other:
	note(-r);
	return r + 2;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
