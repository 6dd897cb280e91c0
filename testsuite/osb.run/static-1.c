/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K10: a static function with one caller: GCC may give it other parameters. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f.* treatment=outline live-ins=2 child=f.osb.0" } } */
/* { dg-final { scan-symbol-not "f.osb.0.*" } } */
#include "run.h"

static __attribute__((noinline)) long FN(f)(long *p, long unused, long b)
{
	(void)unused;
	if (K) {
		BULK(*p);
		note(b);
		*p += 2;
	}
	return *p + b;
}

void FN(test)(int a)
{
	long cell = a;

	note(FN(f)(&cell, 9, a + 1));
	note(FN(f)(&cell, 8, a + 2));
	note(cell);
}
