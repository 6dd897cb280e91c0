/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K46: a jump into the guarded code from outside: it is not guarded alone. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=leave verdict=shared-arm" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a;

	if (a == 4)
		goto inside;
	if (K) {
inside:
		BULK(r);
		r = calc(r);
	}
	note(r);
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
