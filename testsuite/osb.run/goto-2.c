/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Backward: the guarded code starts the function anew. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int tries = 0;

again:
	note(tries);
	if (K) {
		BULK(a + tries);
		if (++tries < 3)
			goto again;
	}
	return tries + a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
