/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A test that notes nothing proves nothing. */
/* expect: FAIL: .* execution test */
/* { dg-do run } */
#include "run.h"

static int FN(sink);

NOINLINE void FN(f)(int a)
{
	if (K)
		FN(sink) = a;
}

void FN(test)(int a)
{
	FN(f)(a);
}
