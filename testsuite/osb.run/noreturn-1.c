/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K21: the function does not return, but its guarded code does. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=1 live-outs=0" } } */
#include "run.h"

static jmp_buf FN(buffer);

NOINLINE __attribute__((noreturn)) void FN(f)(long a)
{
	note(a);
	if (K)
		BULK(a);
	note(a + 1);
	longjmp(FN(buffer), 1);
}

void FN(test)(int a)
{
	if (!setjmp(FN(buffer)))
		FN(f)(a);
	note(-1);
}
