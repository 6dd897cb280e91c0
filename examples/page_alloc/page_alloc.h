/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A buddy page allocator: blocks of 2^order pages, one free list per order,
 * and a cache of single pages in front of them.
 */
#ifndef PAGE_ALLOC_H
#define PAGE_ALLOC_H

#include "alloc_tag.h"
#include "mm_types.h"
#include "static_key.h"

#define ALLOC_ZERO	1U	/* fill with zeroes */
#define ALLOC_NO_DRAIN	2U	/* fail rather than empty the cache */

DECLARE_STATIC_KEY_FALSE(page_debug_key);
DECLARE_STATIC_KEY_TRUE(page_cache_key);

void zone_init(struct zone *zone, unsigned int id, void *memory);
void zone_drain_cache(struct zone *zone);
bool zone_is_sane(struct zone *zone);
bool zone_is_unused(struct zone *zone);

struct page *__alloc_pages(struct zone *zone, unsigned int order,
			   unsigned int flags);
struct page *__alloc_pages_exact(struct zone *zone, unsigned int nr,
				 unsigned int flags);
unsigned int __alloc_pages_bulk(struct zone *zone, unsigned int nr,
				struct page **pages);
struct page *migrate_pages(struct page *page, unsigned int order);

#define alloc_pages(...)	alloc_hooks(__alloc_pages(__VA_ARGS__))
#define alloc_pages_exact(...)	alloc_hooks(__alloc_pages_exact(__VA_ARGS__))
#define alloc_pages_bulk(...)	alloc_hooks(__alloc_pages_bulk(__VA_ARGS__))

void post_alloc_hook(struct page *page, unsigned int order,
		     unsigned int flags);
void split_page(struct page *page, unsigned int order);

/*
 * Free a block.  When its first page is held by get_page(), that page stays
 * until put_page().
 */
void free_pages(struct page *page, unsigned int order);
void free_pages_bulk(struct page **pages, unsigned int nr);
void get_page(struct page *page);
void put_page(struct page *page);

#endif /* PAGE_ALLOC_H */
