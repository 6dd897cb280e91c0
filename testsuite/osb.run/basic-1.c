/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The plainest guard: a value goes in, nothing comes out. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline live-ins=1 live-outs=0 child=f.osb.0" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
