/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guarded block of the page allocator, in miniature. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { hot-like-off f 1 } } */
/* { dg-final { scan-hot-not f "get_ref|put_ref" } } */
#include "guard.h"

struct page { long flags, count; };
union ref { long value; void *tag; };

int get_ref(struct page *page, union ref *ref, long *handle);
void account(union ref *ref, long bytes);
void put_ref(long handle);

static inline void tag_sub(struct page *page, unsigned int nr)
{
	if (K) {
		union ref ref;
		long handle;

		if (get_ref(page, &ref, &handle)) {
			account(&ref, 4096L * nr);
			put_ref(handle);
		}
	}
}

void f(struct page *page, unsigned int order)
{
	page->flags &= ~7L;
	tag_sub(page, 1u << order);
	page->count = -1;
}
