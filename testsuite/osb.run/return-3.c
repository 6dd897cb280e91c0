/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guarded code returns from a void function, in three places. */
/* { dg-do run } */
#include "run.h"

NOINLINE void FN(f)(int a)
{
	note(a);
	if (K) {
		BULK(a);
		if (a > 5)
			return;
		note(a * 2);
		if (a > 2) {
			note(99);
			return;
		}
	}
	note(-a);
}

void FN(test)(int a)
{
	FN(f)(a);
}
