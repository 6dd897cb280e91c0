/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K11: a small structure in registers is taken apart and put together. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=2 live-outs=1" } } */
#include "run.h"

#ifndef OSB_SMALL
#define OSB_SMALL
struct small { int x; int y; };
#endif

NOINLINE struct small FN(f)(struct small s)
{
	if (K) {
		BULK(s.x);
		s.y += calc(s.x);
		s.x = 3;
	}
	s.x++;
	return s;
}

void FN(test)(int a)
{
	struct small s = { a, a * 2 };

	s = FN(f)(s);
	note(s.x);
	note(s.y);
}
