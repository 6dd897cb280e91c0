/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The same with the returns in another order, and off the end of the function. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=(f|g) treatment=outline live-outs=1" 2 } } */
/* { dg-additional-options "-w" } */
/* { dg-additional-options "-fpermissive" { target gcc_ge_14 } } */
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
		if (a == 3)
			return;
		if (a == 4)
			return 5;
		note(3);
		if (a == 5)
			return;
	} else {
		FN(leave)();
	}
	return 8;
}

NOINLINE long FN(g)(long a)
{
	note(a);
	if (K) {
		BULK(a);
		if (a == 4)
			return calc(a);
		note(calc(a));
		if (a != 5)
			return a + 3;
	}
}

void FN(test)(int a)
{
	long value;

	if (!setjmp(FN(back))) {
		value = FN(f)(a);
		if (a != 3 && a != 5)
			note(value);
	}
	value = FN(g)(a);
	if (K && a != 5)
		note(value);
}
