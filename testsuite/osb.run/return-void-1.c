/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K19: a return without a value is in the guarded code of a function that has one.  The
 * caller does not look at the value then, but it does otherwise.
 */
/* { dg-do run } */
/* { dg-additional-options "-w" } */
/* { dg-additional-options "-fpermissive" { target gcc_ge_14 } } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=\[1-9\]" } } */
#include "run.h"

static jmp_buf FN(back);

NOINLINE __attribute__((noreturn)) void FN(leave)(void)
{
	longjmp(FN(back), 1);
}

NOINLINE int FN(f)(long a)
{
	if (K) {
		BULK(a);
		if (a == 4)
			return 5;
		note(a);
		if (a == 3)
			return;
		note(8);
		return 8;
	}
	FN(leave)();
}

void FN(test)(int a)
{
	if (!setjmp(FN(back))) {
		int value = FN(f)(a);

		if (a != 3)
			note(value);
	}
}
