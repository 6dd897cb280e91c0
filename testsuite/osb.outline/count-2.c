/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Ways that are never executed meet the hot way in a helper that a caller repeats.
 * The block where they meet has the executions of them all, or what follows it with
 * the key off would be taken for cold.
 */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @mode=split" } */
/* { dg-final { scan-osb-record "function=f treatment=split" } } */
/* { dg-final { scan-hot f "call\[ \t\]+note" } } */
/* { dg-final { scan-hot f "call\[ \t\]+unlock" } } */
/* { dg-final { scan-hot f "(call|jmp)\[ \t\]+finish" } } */
/* { dg-final { scan-cold-not f "(call|jmp)\[ \t\]+(note|take|unlock|finish)" } } */
/* { dg-final { scan-cold f "call\[ \t\]+bad_page" } } */
#include "guard.h"

struct page {
	unsigned long flags;
	struct page *next;
	int refs, maps;
};

struct list {
	int count;
	struct page *first;
};

void lock(struct list *list);
void unlock(struct list *list);
void refill(struct list *list);
struct page *take(struct list *list);
void bad_page(struct page *page);
void finish(struct page *page);

static inline _Bool check_page(struct page *page)
{
	if (calc(page->refs) & 4)
		return 0;
	if (page->maps != -1) {
		bad_page(page);
		return 1;
	}
	return 0;
}

static inline _Bool check_pages(struct page *page, int order)
{
	int i = 0;

	if (order > 0 && K) {
		do {
			if (check_page(page + i))
				return 1;
			if (page[i].flags == 7)
				return 0;
		} while (++i < order);
	}
	return page && page->refs == 4;
}

static inline struct page *get_page(struct list *list, int order)
{
	struct page *page;

	do {
		page = 0;
		if (order < 4) {
			if (!list->count)
				refill(list);
			note(order);
			page = take(list);
		}
		if (!page) {
			page = take(list);
			if (!page)
				return 0;
		}
	} while (check_pages(page, order));
	return page;
}

struct page *f(struct list *list, int order)
{
	struct page *page;

	lock(list);
	page = get_page(list, order);
	unlock(list);
	if (page)
		finish(page);
	return page;
}
