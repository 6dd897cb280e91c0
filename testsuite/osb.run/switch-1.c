/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A switch in the guarded code. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (K) {
		switch (a) {
		case 0:
			note(1);
			break;
		case 1:
			note(2);
			/* fall through */
		case 2:
			r = calc(a);
			break;
		case 3:
			note(30);
			r = 5;
			break;
		case 4:
			note(31);
			r = 77;
			break;
		case 5:
			r = calc(r) - 4;
			break;
		case 7:
			note(r);
			break;
		default:
			r = -1;
			note(9);
		}
		BULK(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
