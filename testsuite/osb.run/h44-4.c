/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H44, K7: the function's own arguments are forwarded. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=apply-args" } } */
#include "run.h"

#ifndef OSB_NO_FLOAT
static NOINLINE int FN(target)(int a, int b)
{
	note(a);
	note(b);
	return a - b;
}

NOINLINE int FN(f)(int a, int b)
{
	note(a);
	if (K) {
		void *args = __builtin_apply_args();

		BULK(b);
		__builtin_apply((void (*)())FN(target), args, 64);
	}
	return a + b;
}

void FN(test)(int a)
{
	note(FN(f)(a, 3));
}
#endif
