/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H39: barriers and atomics keep their order. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

NOINLINE void FN(f)(int *p)
{
	*p = 1;
	if (K) {
		asm volatile("" : : : "memory");
		p[1] = *p + 1;
		__atomic_store_n(p + 2, p[1] * 2, __ATOMIC_RELEASE);
		note(__atomic_add_fetch(p, 9, __ATOMIC_ACQ_REL));
		note(*(volatile int *)(p + 1));
		note(p[2]);
	}
	p[2]++;
}

void FN(test)(int a)
{
	int cells[3] = { a, a, a };

	FN(f)(cells);
	note(cells[0]);
	note(cells[1]);
	note(cells[2]);
}
