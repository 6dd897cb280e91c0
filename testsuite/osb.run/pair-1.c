/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A static function with several guards, one of which goes over a jump. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
#include "run.h"

static NOINLINE long FN(f)(long a)
{
	for (int i = 0; i < 3; i++) {
		if (K) {
			BULK(a);
			a = calc(a + i);
			if (a & 1)
				break;
		}
		if (K2)
			note(a);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(f)(a + 1));
}
