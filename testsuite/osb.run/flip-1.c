/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H101: the key goes off while its guarded code runs. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int i;

	if (K) {
		for (i = 0; i < 4; i++) {
			BULK(a);
			flip(K_BIT);
			a = calc(a);
		}
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(f)(a + 1));
}
