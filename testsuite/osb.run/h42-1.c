/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H42, K3: the address of a label goes in. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g treatment=leave verdict=label-address" } } */
#include "run.h"

static NOINLINE void FN(trace)(unsigned long ip)
{
	note(ip != 0);
}

NOINLINE void FN(f)(int a)
{
	unsigned long ip = ({ __label__ here; here: (unsigned long)&&here; });

	note(a);
	if (K) {
		FN(trace)(ip);
		BULK(a);
	}
	FN(trace)(ip);
}

NOINLINE void FN(g)(int a)
{
	note(a);
	if (K) {
		unsigned long ip = ({ __label__ here;
				      here: (unsigned long)&&here; });

		FN(trace)(ip);
		BULK(a);
	}
}

void FN(test)(int a)
{
	FN(f)(a);
	FN(g)(a);
}
