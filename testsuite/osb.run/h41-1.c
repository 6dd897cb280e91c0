/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H41: the return address is that of the function with the guard. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-not "function=outer verdict=unknown-form" } } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=2" } } */
#include "run.h"

static char *FN(seen);

static NOINLINE void FN(trace)(void *address, int a)
{
	FN(seen) = address;
	note(a);
}

NOINLINE void FN(f)(int a)
{
	if (K) {
		FN(trace)(__builtin_return_address(0), a);
		BULK(a);
	}
	note(a);
}

NOINLINE void FN(outer)(int a)
{
	FN(f)(a);
	note(1);
}

void FN(test)(int a)
{
	long distance;

	FN(seen) = 0;
	FN(outer)(a);
	if (FN(seen)) {
		distance = FN(seen) - (char *)FN(outer);
		note(distance > 0 && distance < 64);
	}
}
