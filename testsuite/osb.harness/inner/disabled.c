/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The plugin is loaded and does nothing. */
/* expect: FAIL: .* scan-osb-record */
/* { dg-do run } */
/* { dg-additional-options "@disable" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
