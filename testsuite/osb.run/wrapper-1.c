/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H9: the test of the key stands in a helper of its own. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
#include "run.h"

static inline _Bool FN(feature_enabled)(void)
{
	return K;
}

NOINLINE int FN(f)(int a)
{
	if (FN(feature_enabled)()) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
