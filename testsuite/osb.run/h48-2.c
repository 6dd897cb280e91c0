/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H48: a cleanup whose scope straddles the guarded code. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

static void FN(unlock)(long *p)
{
	note(*p + 1000);
}

NOINLINE int FN(f)(int a)
{
	long lock __attribute__((cleanup(FN(unlock)))) = a;

	if (K) {
		lock = calc(a);
		BULK(a);
		if (lock > 20)
			return -1;
	}
	note(lock);
	return 0;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
