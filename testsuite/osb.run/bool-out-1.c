/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K11: comparisons and conditions come out and go straight into a branch. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "treatment=outline" 2 } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	_Bool allowed = a > 0;

	if (K) {
		BULK(a);
		allowed = calc(a) > 7 && a != 5;
	}
	if (!allowed) {
		note(-1);
		return -1;
	}
	note(a);
	return 0;
}

NOINLINE int FN(g)(int a)
{
	int error = 0;

	if (K) {
		error = calc(a) & 1 ? -22 : 0;
		BULK(error);
		if (error)
			goto out;
	}
	note(a);
out:
	return error;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
}
