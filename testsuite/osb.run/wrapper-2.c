/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Helpers around helpers, and the result kept in a variable. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
#include "run.h"

static inline int FN(enabled)(void)
{
	return K ? 1 : 0;
}

static inline _Bool FN(wanted)(int a)
{
	return FN(enabled)() && a > 1;
}

NOINLINE int FN(f)(int a)
{
	_Bool want = FN(wanted)(a);

	note(a);
	if (want) {
		BULK(a);
		a = calc(a);
	}
	return a + want;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
