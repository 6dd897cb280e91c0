/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K23: the guarded code leaves two loops at once. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int i, j, r = 0;

	for (i = 0; i < 4; i++) {
		for (j = 0; j < 4; j++) {
			r += i * 4 + j;
			if (K) {
				BULK(r);
				if (r > (a & 15))
					goto out;
				note(i);
			}
		}
		note(r);
	}
	r = -r;
out:
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
