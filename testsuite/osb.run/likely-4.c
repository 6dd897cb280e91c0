/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The else arm of a likely key, treated because the user says so. */
/* { dg-do run } */
/* { dg-additional-options "@likely-else @keys=key_true" } */
/* { dg-final { scan-osb-record "function=f key=key_true treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r;

	if (KT) {
		r = calc(a);
	} else {
		BULK(a);
		r = calc(a + 1);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
