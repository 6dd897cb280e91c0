/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H1: likely on a key that is off at first: the label is taken by default. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key_likely treatment=leave verdict=initially-taken" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r;

	if (KF) {
		BULK(a);
		r = calc(a);
	} else {
		BULK(a + 3);
		r = calc(a + 1);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
