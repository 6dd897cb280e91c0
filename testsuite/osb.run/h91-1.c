/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H91: save and restore are not pulled apart, even if the key changes between. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

static long FN(current_tag);

NOINLINE long FN(f)(long a)
{
	long saved = 0, r;
	_Bool on = K;

	if (on) {
		saved = FN(current_tag);
		FN(current_tag) = a;
		BULK(saved);
	}
	if (a & 1)
		flip(K_BIT);
	r = calc(a + FN(current_tag));
	if (on) {
		FN(current_tag) = saved;
		BULK(r);
	}
	return r;
}

void FN(test)(int a)
{
	FN(current_tag) = 7;
	note(FN(f)(a));
	note(FN(current_tag));
}
