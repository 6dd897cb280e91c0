/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The twin of prototype-1.c: split, nothing is declared. */
/* { dg-do compile } */
/* { dg-options "-g @mode=split" } */
/* { dg-final { scan-osb-record-not "treatment=outline" } } */
/* { dg-final { debug-dwarf-not "_osb_" } } */
#include "guard.h"

struct page { long flags; };

void ref_test(int a);

NOINLINE _Bool one(short s, struct page *page)
{
	_Bool empty = page->flags == 0;

	if (K) {
		BULK(s);
		empty = calc(page->flags) == 7;
	}
	return empty;
}

NOINLINE long pair(long a)
{
	long b;

	/* The compiler makes a pair for itself here. */
	if (__builtin_add_overflow((unsigned long)a, 3UL, (unsigned long *)&b))
		return 1;
	if (K) {
		BULK(a);
		if (calc(a) == 7)
			return a;
		b = calc(a) + 2;
	}
	return calc(b) + 1;
}

void test(int a)
{
	struct page page = { a };

	note(one(a, &page));
	note(pair(a)); /* here */
}

void ref_test(int a)
{
	test(a);
}
