/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The guarded code alone wants what a tagged word leads to.  The word is read in
 * any case, but what it means is found out where it is wanted.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline verdict=ok" } } */
/* The NOP, and a jump since the blocks come in another order. */
/* { dg-final { hot-like-off f 2 { target x86 } } } */
/* { dg-final { scan-cold f "cmov" { target x86 } } } */
#include "run.h"

struct FN(object) {
	volatile unsigned long head;
	volatile long flags;
	long value;
};

static struct FN(object) *FN(head_of)(struct FN(object) *p)
{
	unsigned long head = p->head;

	if (head & 1)
		return (struct FN(object) *)(head - 1);
	if (p->flags & 4) {
		head = p[1].head;
		if (head & 1)
			return (struct FN(object) *)(head - 1);
	}
	return p;
}

NOINLINE void FN(f)(struct FN(object) *p)
{
	struct FN(object) *head = FN(head_of)(p);

	if (K) {
		note(head->value);
		BULK(head->value * 3);
	}
}

void FN(test)(int a)
{
	struct FN(object) objects[4];

	for (int i = 0; i < 16; i++) {
		for (int j = 0; j < 4; j++) {
			objects[j].head = 0;
			objects[j].flags = i;
			objects[j].value = a + j;
		}
		if (i & 1)
			objects[0].head = (unsigned long)&objects[2] + 1;
		if (i & 2)
			objects[1].head = (unsigned long)&objects[3] + 1;
		else if (i & 8)
			objects[1].head = (unsigned long)&objects[3];
		FN(f)(objects);
	}
}
