/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Locals of the region, in registers and in memory, and what it takes from
 * outside, have their values in the child; code is the same without -g.
 */
/* { dg-do compile } */
/* { dg-require "gdb" } */
/* { dg-options "-g @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "treatment=outline" } } */
/* { dg-final { debug-stops "here" "frame" "account_osb_0" } } */
/* { dg-final { debug-stops "here" "print before" "= 1504" } } */
/* { dg-final { debug-stops "here" "print ref" "= \{index = 1504, bytes = 5\}" } } */
/* { dg-final { debug-stops "here" "print page->flags" "= 500" } } */
/* { dg-final { debug-stops "here" "print deeper" "= 1506" } } */
/* { dg-final { debug-stops "here" "info locals" "deeper = 1506.*before = 1504" } } */
/* { dg-final { debug-stops "here" "up; up; print sum" "= 4513" } } */
/* { dg-final { compare-debug } } */
#include "guard.h"

struct ref { long index; long bytes; };
struct page { long flags; long refs; };

void ref_test(int a);

NOINLINE void use_ref(struct ref *ref)
{
	note(ref->index + ref->bytes);
}

static inline void account(struct page *page)
{
	if (K) {
		struct ref ref;
		long before = calc(page->flags + 1);

		ref.index = before;
		ref.bytes = 5;
		use_ref(&ref);
		{
			long deeper = before + 2;

			note(deeper);
			use_ref(&ref);
			note(before + page->refs + deeper); /* here */
			use_ref(&ref);
		}
	}
}

NOINLINE long f(struct page *page)
{
	long sum = calc(page->flags + 1004);

	account(page);
	note(sum);
	note(page->refs);
	return sum;
}

void test(int a)
{
	struct page page = { 500, a };

	note(f(&page));
	note(page.flags);
}

void ref_test(int a)
{
	test(a);
}
