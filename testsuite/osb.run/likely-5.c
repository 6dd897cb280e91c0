/* SPDX-License-Identifier: GPL-2.0-or-later */
/* An initially taken arm, treated because the user says so. */
/* { dg-do run } */
/* { dg-additional-options "@initially-taken @keys=key_unlikely" } */
/* { dg-final { scan-osb-record "function=f key=key_unlikely treatment=outline" } } */
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
