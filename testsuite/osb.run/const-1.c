/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K10, O82: callers with constants: the function may be cloned for them. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f.* treatment=outline live-ins=2 child=f.osb.0" } } */
/* { dg-final { scan-symbol-not "f.osb.0.*" } } */
/* { dg-additional-options "-fipa-cp-clone" } */
#include "run.h"

static __attribute__((noinline)) long FN(f)(long a, long mode)
{
	note(mode);
	if (K) {
		BULK(a + mode);
		if (mode == 3)
			a = calc(a);
		note(a);
	}
	return a * mode;
}

void FN(test)(int a)
{
	note(FN(f)(a, 3));
	note(FN(f)(a + 1, 3));
	note(FN(f)(a + 2, 4));
}
