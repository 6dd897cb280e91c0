/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Pages and zones.
 */
#ifndef MM_TYPES_H
#define MM_TYPES_H

#include <stdbool.h>
#include <stddef.h>

#define PAGE_SHIFT	12
#define PAGE_SIZE	(1UL << PAGE_SHIFT)

#define NR_CPUS		4
#define MAX_ORDER	6		/* the largest block: 64 pages */
#define ZONE_PAGES	2048U		/* a multiple of the largest block */

struct alloc_tag;

struct list {
	struct list	*next, *prev;
};

enum page_state {
	PAGE_USED,
	PAGE_BUDDY,		/* first page of a free block */
	PAGE_CACHED,		/* in the cache of single pages */
	PAGE_TAIL,		/* inside a block */
};

struct page {
	struct list	list;
	int		refs;
	unsigned char	order;
	unsigned char	state;
	unsigned char	zone;
} __attribute__((aligned(32)));

/*
 * What a page remembers of its allocation.  The number of pages that were
 * charged is kept with the tag: the key may have been off while the block was
 * split or freed.
 */
struct tag_ref {
	struct alloc_tag	*tag;
	unsigned int		charged;
};

struct page_ext {
	struct tag_ref		ref;
	unsigned int		users;
};

struct free_area {
	struct list	blocks;
	unsigned int	nr;
};

/* Kept up while page_debug_key is on */
struct zone_debug {
	unsigned long	events;
	unsigned long	trail;
	unsigned int	last;
};

struct zone {
	int			lock;
	unsigned int		id;
	struct free_area	areas[MAX_ORDER + 1];
	struct list		cache;
	unsigned int		nr_cached;
	unsigned int		nr_free;	/* cached ones included */
	struct zone_debug	debug;
	char			*memory;
	struct page		pages[ZONE_PAGES];
	struct page_ext		ext[ZONE_PAGES];
};

extern struct zone zones[NR_CPUS];

static inline struct zone *page_zone(const struct page *page)
{
	return &zones[page->zone];
}

static inline unsigned int page_index(const struct page *page)
{
	return page - page_zone(page)->pages;
}

static inline struct page_ext *page_to_ext(const struct page *page)
{
	return &page_zone(page)->ext[page_index(page)];
}

static inline void *page_address(const struct page *page)
{
	return page_zone(page)->memory +
	       ((size_t)page_index(page) << PAGE_SHIFT);
}

#endif /* MM_TYPES_H */
