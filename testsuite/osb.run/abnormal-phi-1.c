/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Computed gotos tie the versions of a variable to one register: nothing that reads
 * an older one may be computed later, in guarded code.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=1 live-outs=0" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	void *ways[2] = { &&one, &&two };
	int v = a, n = 0, w;

one:
	w = v * 3 + 1;
	v = calc(n);
	n++;
	goto *ways[(v | n >> 3) & 1];
two:
	if (K) {
		BULK(w);
		note(w * 5);
		calc(w);
	}
	note(v);
	if (n > 5)
		return v;
	v ^= 3;
	n += 2;
	goto *ways[n & 1];
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
