/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guard as an operand. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	return (K ? calc(calc(calc(a)) + a) : a) + 1;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
