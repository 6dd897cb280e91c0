/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H48: a cleanup inside. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

static void FN(unlock)(long *p)
{
	note(*p + 1000);
}

NOINLINE int FN(f)(int a)
{
	if (K) {
		long lock __attribute__((cleanup(FN(unlock)))) = a;

		BULK(a);
		if (calc(a) > 20)
			return -1;
		lock++;
		note(5);
	}
	note(a);
	return 0;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
