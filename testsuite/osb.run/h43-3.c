/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H43: setjmp in a sibling: the guarded code lies between it and the jump. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=returns-twice" } } */
#include "run.h"

static jmp_buf FN(buffer);

static NOINLINE void FN(jump)(int a)
{
	if (a & 1)
		longjmp(FN(buffer), 1);
	note(a);
}

NOINLINE int FN(f)(int a)
{
	volatile int r = a;

	if (setjmp(FN(buffer))) {
		note(77);
		return r;
	}
	if (K) {
		BULK(a);
		note(a + 8);
	}
	r++;
	FN(jump)(a);
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
