/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H28: a variable that lives in a register must not be given an address. */
/* { dg-do run } */
/* { dg-additional-options "-fstack-protector-strong" } */
/* { dg-final { scan-assembler-not "__stack_chk_fail" } } */
#include "run.h"

NOINLINE long FN(f)(long a)
{
	long x = a, y = a + 1;

	if (K) {
		BULK(a);
		x = calc(x);
		y = calc(y);
	}
	return x ^ y;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
