// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * A buddy page allocator with hooks for allocation profiling.
 *
 * A free block of 2^order pages starts at a multiple of its size.  Its buddy
 * is the block of the same size beside it with which it makes up a block of
 * the next order: the one whose index differs in that one bit.
 *
 * Nothing here knows that hooks are patched into and out of the code, and
 * nothing but the hooks tells it from an allocator without them.
 */
#include "page_alloc.h"

#define CACHE_BATCH	16
#define CACHE_HIGH	64

#define likely(x)	__builtin_expect(!!(x), 1)
#define unlikely(x)	__builtin_expect(!!(x), 0)

DEFINE_STATIC_KEY_FALSE(page_debug_key);
DEFINE_STATIC_KEY_TRUE(page_cache_key);

struct zone zones[NR_CPUS];

/* --- Lists and locks ---------------------------------------------------- */

static inline void list_init(struct list *head)
{
	head->next = head;
	head->prev = head;
}

static inline bool list_empty(const struct list *head)
{
	return head->next == head;
}

static inline void list_push(struct list *head, struct list *entry)
{
	entry->next = head->next;
	entry->prev = head;
	head->next->prev = entry;
	head->next = entry;
}

static inline void list_remove(struct list *entry)
{
	entry->prev->next = entry->next;
	entry->next->prev = entry->prev;
}

/* `list' is the first member of a page */
static inline struct page *list_first(struct list *head)
{
	return (struct page *)head->next;
}

static inline void zone_lock(struct zone *zone)
{
	while (unlikely(__atomic_exchange_n(&zone->lock, 1, __ATOMIC_ACQUIRE)))
		;
}

static inline void zone_unlock(struct zone *zone)
{
	__atomic_store_n(&zone->lock, 0, __ATOMIC_RELEASE);
}

/* --- Debugging ---------------------------------------------------------- */

/* A few instructions, no call: there is little to win and a call to pay */
static inline void page_debug_note(struct page *page, unsigned int order)
{
	if (static_branch_unlikely(&page_debug_key)) {
		struct zone_debug *debug = &page_zone(page)->debug;
		unsigned int index = page_index(page);

		debug->trail = debug->trail * 31 + index + order;
		debug->last = index;
		debug->events++;
	}
}

/* --- Blocks ------------------------------------------------------------- */

static inline void area_add(struct zone *zone, struct page *page,
			    unsigned int order)
{
	page->state = PAGE_BUDDY;
	page->order = order;
	list_push(&zone->areas[order].blocks, &page->list);
	zone->areas[order].nr++;
}

static inline void area_remove(struct zone *zone, struct page *page)
{
	list_remove(&page->list);
	zone->areas[page->order].nr--;
	page->state = PAGE_TAIL;
}

/* Take the smallest block that is large enough, give back what is too much */
static struct page *buddy_alloc(struct zone *zone, unsigned int order)
{
	struct page *page;
	unsigned int have;

	for (have = order; have <= MAX_ORDER; have++) {
		if (!list_empty(&zone->areas[have].blocks))
			break;
	}
	if (have > MAX_ORDER)
		return NULL;

	page = list_first(&zone->areas[have].blocks);
	area_remove(zone, page);
	while (have > order) {
		have--;
		area_add(zone, page + (1U << have), have);
	}
	return page;
}

/* Put a block back, grown by every buddy that is free */
static void buddy_free(struct zone *zone, struct page *page,
		       unsigned int order)
{
	unsigned int index = page_index(page);

	page->state = PAGE_TAIL;
	while (order < MAX_ORDER) {
		struct page *buddy = &zone->pages[index ^ (1U << order)];

		if (buddy->state != PAGE_BUDDY || buddy->order != order)
			break;
		area_remove(zone, buddy);
		index &= ~(1U << order);
		order++;
	}
	area_add(zone, &zone->pages[index], order);
}

/* --- The cache of single pages ------------------------------------------ */

static inline void cache_add(struct zone *zone, struct page *page)
{
	page->state = PAGE_CACHED;
	list_push(&zone->cache, &page->list);
	zone->nr_cached++;
}

static inline struct page *cache_take(struct zone *zone)
{
	struct page *page = list_first(&zone->cache);

	list_remove(&page->list);
	zone->nr_cached--;
	return page;
}

static void cache_drain(struct zone *zone, unsigned int keep)
{
	zone_lock(zone);
	while (zone->nr_cached > keep)
		buddy_free(zone, cache_take(zone), 0);
	zone_unlock(zone);
}

static bool cache_refill(struct zone *zone)
{
	struct page *page;
	unsigned int i;

	zone_lock(zone);
	for (i = 0; i < CACHE_BATCH; i++) {
		page = buddy_alloc(zone, 0);
		if (!page)
			break;
		cache_add(zone, page);
	}
	zone_unlock(zone);
	return i > 0;
}

void zone_drain_cache(struct zone *zone)
{
	cache_drain(zone, 0);
}

/* --- Allocation --------------------------------------------------------- */

void post_alloc_hook(struct page *page, unsigned int order, unsigned int flags)
{
	page->state = PAGE_USED;
	page->order = order;
	page->refs = 1;
	if (flags & ALLOC_ZERO)
		__builtin_memset(page_address(page), 0, PAGE_SIZE << order);

	page_debug_note(page, order);
	pgalloc_tag_add(page, current->alloc_tag, 1U << order);
}

static inline struct page *take_block(struct zone *zone, unsigned int order)
{
	struct page *page;

	if (order == 0 && static_branch_likely(&page_cache_key)) {
		if (unlikely(list_empty(&zone->cache)) && !cache_refill(zone))
			return NULL;
		page = cache_take(zone);
	} else {
		zone_lock(zone);
		page = buddy_alloc(zone, order);
		zone_unlock(zone);
		if (unlikely(!page))
			return NULL;
	}
	zone->nr_free -= 1U << order;
	return page;
}

struct page *__alloc_pages(struct zone *zone, unsigned int order,
			   unsigned int flags)
{
	struct page *page;

	if (unlikely(order > MAX_ORDER))
		return NULL;

	page = take_block(zone, order);
	if (unlikely(!page)) {
		if (flags & ALLOC_NO_DRAIN)
			return NULL;
		/* single pages may hold larger blocks apart */
		zone_drain_cache(zone);
		page = take_block(zone, order);
		if (!page)
			return NULL;
	}
	post_alloc_hook(page, order, flags);
	return page;
}

/* Make 2^order independent pages out of one block */
void split_page(struct page *page, unsigned int order)
{
	unsigned int i;

	for (i = 0; i < 1U << order; i++) {
		page[i].state = PAGE_USED;
		page[i].order = 0;
		page[i].refs = 1;
	}
	pgalloc_tag_split(page, 1U << order);
}

/* NR pages in a row, which need not be a power of two */
struct page *__alloc_pages_exact(struct zone *zone, unsigned int nr,
				 unsigned int flags)
{
	unsigned int order = 0, i;
	struct page *page;

	while (1U << order < nr)
		order++;
	page = __alloc_pages(zone, order, flags);
	if (!page)
		return NULL;
	split_page(page, order);
	for (i = nr; i < 1U << order; i++)
		free_pages(page + i, 0);
	return page;
}

/* As many single pages as there are, up to NR */
unsigned int __alloc_pages_bulk(struct zone *zone, unsigned int nr,
				struct page **pages)
{
	unsigned int i;

	for (i = 0; i < nr; i++) {
		struct page *page;

		if (list_empty(&zone->cache) && !cache_refill(zone))
			break;
		page = cache_take(zone);
		zone->nr_free--;
		page->state = PAGE_USED;
		page->order = 0;
		page->refs = 1;
		page_debug_note(page, 0);
		pgalloc_tag_add(page, current->alloc_tag, 1);
		pages[i] = page;
	}
	return i;
}

/* Move a block elsewhere; its new pages belong to whom the old ones did */
struct page *migrate_pages(struct page *page, unsigned int order)
{
	struct alloc_tag *tag = pgalloc_tag_get(page), *old = NULL;
	struct page *new;

	if (mem_alloc_profiling_enabled())
		old = alloc_tag_save(tag);
	new = __alloc_pages(page_zone(page), order, ALLOC_NO_DRAIN);
	if (mem_alloc_profiling_enabled())
		alloc_tag_restore(old);
	if (!new)
		return NULL;

	__builtin_memcpy(page_address(new), page_address(page),
			 PAGE_SIZE << order);
	free_pages(page, order);
	return new;
}

/* --- Freeing ------------------------------------------------------------ */

static inline bool free_pages_prepare(struct page *page, unsigned int order)
{
	if (unlikely(page->state != PAGE_USED || page->refs))
		return false;

	page_debug_note(page, order);
	pgalloc_tag_sub(page, 1U << order);
	return true;
}

static void free_block(struct page *page, unsigned int order)
{
	struct zone *zone = page_zone(page);

	if (!free_pages_prepare(page, order))
		return;

	zone->nr_free += 1U << order;
	if (order == 0 && static_branch_likely(&page_cache_key)) {
		cache_add(zone, page);
		if (unlikely(zone->nr_cached > CACHE_HIGH))
			cache_drain(zone, CACHE_HIGH - CACHE_BATCH);
		return;
	}
	zone_lock(zone);
	buddy_free(zone, page, order);
	zone_unlock(zone);
}

void free_pages(struct page *page, unsigned int order)
{
	struct zone *zone = page_zone(page);
	/* read early: after the last put the page may be somebody else's */
	struct alloc_tag *tag = pgalloc_tag_get(page);

	if (likely(__atomic_sub_fetch(&page->refs, 1, __ATOMIC_ACQ_REL) == 0)) {
		free_block(page, order);
		return;
	}

	/* somebody holds the first page, nobody the others */
	pgalloc_tag_sub_tail(page, tag, 1U << order);
	page->order = 0;
	while (order-- > 0) {
		zone->nr_free += 1U << order;
		zone_lock(zone);
		buddy_free(zone, page + (1U << order), order);
		zone_unlock(zone);
	}
}

/* Several single pages, straight to the free lists */
void free_pages_bulk(struct page **pages, unsigned int nr)
{
	struct zone *zone;
	unsigned int i;

	if (!nr)
		return;

	zone = page_zone(pages[0]);
	zone_lock(zone);
	for (i = 0; i < nr; i++) {
		pages[i]->refs = 0;
		if (!free_pages_prepare(pages[i], 0))
			continue;
		zone->nr_free++;
		buddy_free(zone, pages[i], 0);
	}
	zone_unlock(zone);
}

void get_page(struct page *page)
{
	__atomic_add_fetch(&page->refs, 1, __ATOMIC_RELAXED);
}

void put_page(struct page *page)
{
	free_pages(page, page->order);
}

/* --- Zones -------------------------------------------------------------- */

void zone_init(struct zone *zone, unsigned int id, void *memory)
{
	unsigned int i;

	__builtin_memset(zone, 0, sizeof(*zone));
	zone->id = id;
	zone->memory = memory;
	zone->nr_free = ZONE_PAGES;
	list_init(&zone->cache);
	for (i = 0; i <= MAX_ORDER; i++)
		list_init(&zone->areas[i].blocks);
	for (i = 0; i < ZONE_PAGES; i++) {
		zone->pages[i].zone = id;
		zone->pages[i].state = PAGE_TAIL;
	}
	for (i = 0; i < ZONE_PAGES; i += 1U << MAX_ORDER)
		area_add(zone, &zone->pages[i], MAX_ORDER);
}

/* Are the lists what the counters say, and every entry what its list says? */
bool zone_is_sane(struct zone *zone)
{
	unsigned int order, nr, total = 0;
	struct list *entry;

	for (order = 0; order <= MAX_ORDER; order++) {
		struct list *head = &zone->areas[order].blocks;

		nr = 0;
		for (entry = head->next; entry != head; entry = entry->next) {
			struct page *page = (struct page *)entry;

			if (page->state != PAGE_BUDDY || page->order != order ||
			    page_index(page) & ((1U << order) - 1) ||
			    entry->next->prev != entry)
				return false;
			nr++;
		}
		if (nr != zone->areas[order].nr)
			return false;
		total += nr << order;
	}

	nr = 0;
	for (entry = zone->cache.next; entry != &zone->cache;
	     entry = entry->next) {
		if (((struct page *)entry)->state != PAGE_CACHED)
			return false;
		nr++;
	}
	return nr == zone->nr_cached && total + nr == zone->nr_free;
}

/* Has everything come back and grown together again? */
bool zone_is_unused(struct zone *zone)
{
	return zone_is_sane(zone) && zone->nr_free == ZONE_PAGES &&
	       zone->areas[MAX_ORDER].nr == ZONE_PAGES >> MAX_ORDER;
}
