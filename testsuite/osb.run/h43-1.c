/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H43: a computed goto in the guarded code. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-not "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	static void *const table[] = { &&zero, &&one, &&two };

	if (K) {
		BULK(a);
		goto *table[a & 1];
	}
	goto two;
zero:
	note(10);
	return 1;
one:
	note(11);
	return 2;
two:
	note(12);
	return 3;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
