/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Two values of different types come out. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=2" } } */
#include "run.h"

NOINLINE long FN(f)(long a, const char *text)
{
	short x = a;
	const char *p = text;

	if (K) {
		BULK(a);
		x = calc(a);
		p = text + (calc(x) & 3);
	}
	note(x);
	return *p;
}

void FN(test)(int a)
{
	note(FN(f)(a, "abcdef"));
}
