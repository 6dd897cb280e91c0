/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H23, H85: static locals and __func__ stay one object. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE long FN(f)(int a)
{
	static long count;

	count += a;
	if (K) {
		static long inner = 7;
		static const char *name;

		inner += count;
		name = __func__;
		BULK(inner);
		note(name[sizeof(__func__) - 2]);
		count++;
	}
	return count;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(f)(a + 1));
}
