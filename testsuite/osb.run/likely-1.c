/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H1: the label of a likely key is the arm for the key off, an else arm. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key_true treatment=leave verdict=likely-else" } } */
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
