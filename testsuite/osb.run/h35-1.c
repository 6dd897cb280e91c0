/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H35: an asm goto inside, its labels inside. */
/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE void FN(f)(int a)
{
	if (K) {
		asm goto("test %0, %0; jz %l1" : : "r" (a) : "cc" : zero);
		BULK(1);
zero:
		BULK(2);
	}
}

void FN(test)(int a)
{
	note(a);
	FN(f)(a);
}
