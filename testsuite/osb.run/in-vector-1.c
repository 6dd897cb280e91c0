/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24: a vector goes in. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=live-in-type" } } */
#include "run.h"

#ifndef OSB_NO_FLOAT
#ifndef OSB_V4SI
#define OSB_V4SI
typedef int v4si __attribute__((vector_size(16)));
#endif

NOINLINE long FN(f)(v4si *p)
{
	v4si v = *p + 1;

	if (K) {
		v4si twice = v * 2;

		note(twice[0]);
		note(twice[1]);
		note(twice[2]);
		note(twice[3]);
	}
	*p = v;
	return v[1];
}

void FN(test)(int a)
{
	v4si v = { a, a + 1, a * 2, -a };

	note(FN(f)(&v));
	note(v[3]);
}
#endif
