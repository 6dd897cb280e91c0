/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guarded code is a case and goes on to the next. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=f treatment=outline" 2 } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = 0;

	switch (a & 3) {
	case 0:
		if (K) {
			BULK(a);
			r = calc(a);
		}
		/* fall through */
	case 1:
		r += 10;
		break;
	case 2:
		if (K) {
			BULK(a + 1);
			break;
		}
		r = 3;
		break;
	default:
		r = a;
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
