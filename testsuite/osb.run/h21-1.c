/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H21, K19, K40: the guarded code never returns. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

static jmp_buf FN(buffer);

static NOINLINE __attribute__((noreturn)) void FN(die)(long a)
{
	note(a);
	longjmp(FN(buffer), 1);
}

NOINLINE int FN(f)(int a)
{
	if (K) {
		BULK(a);
		note(a * 2);
		FN(die)(a);
	}
	note(a);
	return a;
}

void FN(test)(int a)
{
	if (setjmp(FN(buffer)))
		note(-1);
	else
		note(FN(f)(a));
}
