/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H4: the guarded code begins with a loop: its head is the label's block. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int n = a & 7;

	if (K) {
		do {
			note(n);
			a += calc(n);
		} while (--n > 0);
	}
	return a + n;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
