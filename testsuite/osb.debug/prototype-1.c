/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The child's prototype says what is passed and what is handed back. */
/* { dg-do compile } */
/* { dg-require "gdb" } */
/* { dg-options "-g @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record-times "treatment=outline" 2 } } */
/* { dg-final { debug-stops "here" "ptype one_osb_0" "type = unsigned char \\(short, struct page \\*\\)|type = _Bool \\(short, struct page \\*\\)" } } */
/* { dg-final { debug-stops "here" "ptype pair_osb_0" "type = complex (long unsigned int|unsigned long) \\(long\\)" } } */
/* { dg-final { debug-dwarf-not "__unknown__" } } */
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
