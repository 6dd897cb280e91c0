/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H12: the value that comes out is converted. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE long FN(f)(int a)
{
	unsigned char r = a;

	if (K) {
		BULK(a);
		r = calc(a);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
