/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H1: unlikely on a key that is on at first (as DO_ONCE). */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key_unlikely treatment=leave verdict=initially-taken" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	if (KU) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
