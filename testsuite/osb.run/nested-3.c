/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Three deep, with values. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int r = a, s = 1;

	if (K) {
		r = calc(a);
		if (K2) {
			s = calc(r);
			if (!KT) {
				BULK(s);
				s += 9;
			}
			note(s);
		}
		r += s;
		BULK(r);
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
