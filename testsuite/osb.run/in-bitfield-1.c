/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24: bit-fields go in and are written. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

#ifndef OSB_BITS
#define OSB_BITS
struct bits {
	unsigned int three : 3;
	int seven : 7;
	unsigned long forty : 40;
	_Bool one : 1;
};
#endif

NOINLINE long FN(f)(struct bits *p)
{
	unsigned int three = p->three;
	int seven = p->seven;
	unsigned long forty = p->forty;
	_Bool one = p->one;

	if (K) {
		note(three);
		note(seven);
		note(forty);
		note(one);
		p->three = calc(seven);
		p->seven = three + 61;
		p->forty = forty * 0x12345;
		p->one = !one;
	}
	return three + seven + (long)forty + one;
}

void FN(test)(int a)
{
	struct bits bits = { a, a * 3, a * 0x10001L, a };

	note(FN(f)(&bits));
	note(bits.three);
	note(bits.seven);
	note(bits.forty);
	note(bits.one);
}
