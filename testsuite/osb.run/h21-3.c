/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H21: outlined after inlining, since a constant of the caller decides a branch, and
 * what is left then does not return.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f phase=late treatment=outline" } } */
#include "run.h"

static jmp_buf FN(buffer);

static __attribute__((noreturn)) NOINLINE void FN(leave)(long a)
{
	note(a);
	longjmp(FN(buffer), 1);
}

static inline void FN(hook)(long a, int fatal)
{
	if (K) {
		BULK(a);
		if (fatal)
			FN(leave)(a);
		note(a + 9);
	}
}

NOINLINE long FN(f)(long a)
{
	FN(hook)(a, 1);
	return a + 1;
}

void FN(test)(int a)
{
	if (!setjmp(FN(buffer)))
		note(FN(f)(a));
	else
		note(a * 2);
}
