/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H62, K12: a function that returns fresh memory. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

__attribute__((malloc, returns_nonnull)) NOINLINE void *FN(f)(int a)
{
	long *p = malloc(32);

	*p = a;
	if (K) {
		p[1] = calc(a);
		BULK(p[1]);
		p[2] = p[1] - 1;
	}
	return p;
}

void FN(test)(int a)
{
	long *p = FN(f)(a);

	note(p[0]);
	if (K)
		note(p[1] + p[2]);
	free(p);
}
