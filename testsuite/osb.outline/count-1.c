/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * The guarded code and the hot way meet with the same result, in a helper that a
 * caller repeats: what follows with the key off is executed, and not cold.
 */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @mode=split" } */
/* { dg-final { scan-osb-record "function=f treatment=split" } } */
/* { dg-final { scan-hot f "call\[ \t\]+take" } } */
/* { dg-final { scan-hot f "call\[ \t\]+refill" } } */
/* { dg-final { scan-hot f "call\[ \t\]+finish" } } */
/* { dg-final { scan-cold-not f "call\[ \t\]+(take|refill|finish)" } } */
/* { dg-final { scan-cold f "call\[ \t\]+bad_page" } } */
#include "guard.h"

struct list { struct list *next, *prev; };
struct page { unsigned long flags; struct list lru; void *mapping; int refs; int maps; };
struct pcp { int count; };

void take(struct page *page);
void refill(struct pcp *pcp, struct list *list);
void finish(struct page *page);
void bad_page(struct page *page);
static inline _Bool list_empty(const struct list *list)
{
	return *(struct list * volatile *)&list->next == list;
}

static inline _Bool check_new_page(struct page *page)
{
	if (__builtin_expect(page->maps == -1 && !page->mapping && !page->refs
			     && !(page->flags & 0xffff), 1))
		return 0;
	bad_page(page);
	return 1;
}

static inline _Bool check_new_pages(struct page *page, unsigned int order)
{
	if (K) {
		for (int i = 0; i < (1 << order); i++) {
			struct page *p = page + i;

			if (check_new_page(p))
				return 1;
		}
	}
	return 0;
}

struct page *f(struct pcp *pcp, struct list *list, unsigned int order)
{
	struct page *page;

	do {
		if (list_empty(list)) {
			refill(pcp, list);
			if (__builtin_expect(list_empty(list), 0))
				return 0;
		}
		page = (struct page *)((char *)list->next
				       - __builtin_offsetof(struct page, lru));
		page->lru.next->prev = page->lru.prev;
		page->lru.prev->next = page->lru.next;
		pcp->count -= 1 << order;
		take(page);
	} while (check_new_pages(page, order));
	finish(page);
	return page;
}
