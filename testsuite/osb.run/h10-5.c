/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H10, K11: a structure on both sides, member by member. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=local-shared" } } */
#include "run.h"

#ifndef OSB_PAIR
#define OSB_PAIR
struct pair { long one, two; char text[8]; };
#endif

static NOINLINE void FN(change)(struct pair *p)
{
	p->two ^= p->one;
	p->text[2] = 'x';
}

NOINLINE long FN(f)(int a)
{
	struct pair pair = { a, 2, "abcdefg" };

	note(pair.one);
	if (K) {
		BULK(a);
		FN(change)(&pair);
		pair.one = calc(pair.two);
	}
	FN(change)(&pair);
	return pair.one + pair.two * 3 + pair.text[2];
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
