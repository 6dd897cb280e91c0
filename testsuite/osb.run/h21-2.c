/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H21: one path through the guarded code does not return. */
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
	int r = a;

	if (K) {
		BULK(a);
		if (a > 4)
			FN(die)(a);
		if (a < 0) {
			note(3);
			FN(die)(-a);
		}
		r = calc(a);
	}
	note(r);
	return r;
}

void FN(test)(int a)
{
	if (setjmp(FN(buffer)))
		note(-1);
	else
		note(FN(f)(a));
}
