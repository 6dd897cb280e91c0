/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H15, K2, K30: stores before, inside and after. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE void FN(f)(int *p)
{
	p[0] = 1;
	if (K) {
		p[0] = calc(p[1]);
		BULK(p[0]);
		p[1] = 5;
	}
	note(p[0]);
	p[2] = p[1];
}

void FN(test)(int a)
{
	int cells[3] = { a, a + 1, 7 };

	FN(f)(cells);
	note(cells[0]);
	note(cells[1]);
	note(cells[2]);
}
