/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Accounting of page allocations, as kernels since 6.10 have it.  All hooks test the
 * key by one helper: a guard is where a hook calls that.
 */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=__free_pages key=mem_alloc_profiling_key treatment=(outline|split)" } } */
/* { dg-final { scan-osb-record "function=post_alloc_hook key=mem_alloc_profiling_key treatment=(outline|split)" } } */
/* { dg-final { scan-osb-record-not "treatment=leave" } } */
/* { dg-final { scan-osb-record "function=__free_pages line=45" } } */
/* { dg-final { scan-osb-record "function=free_pages_prepare line=59" } } */
/* { dg-final { scan-osb-record "function=post_alloc_hook line=74" } } */
/* { dg-final { scan-osb-record "function=__free_pages line=88" } } */
/* { dg-final { scan-hot-not __free_pages "\\mget_page_tag|\\malloc_tag_sub\\M" } } */
#include "guard.h"

DEFINE_STATIC_KEY_FALSE(mem_alloc_profiling_key);

struct page { unsigned long flags; int refcount; };
struct alloc_tag { const char *function; unsigned long *counters; };
union codetag_ref { struct alloc_tag *tag; unsigned long idx; };
union pgtag_handle { union codetag_ref *ref; struct page *page; };

_Bool get_page_tag_ref(struct page *page, union codetag_ref *ref,
		       union pgtag_handle *handle);
void put_page_tag_ref(union pgtag_handle handle);
void update_page_tag_ref(union pgtag_handle handle, union codetag_ref *ref);
void alloc_tag_sub(union codetag_ref *ref, unsigned long bytes);
void alloc_tag_add(union codetag_ref *ref, struct alloc_tag *tag,
		   unsigned long bytes);
void clear_page_tag_ref(struct page *page);
void free_unref_page(struct page *page, unsigned int order);
int put_page_testzero(struct page *page);
void prep_page(struct page *page, unsigned int order);

static inline _Bool mem_alloc_profiling_enabled(void)
{
	return static_branch_maybe(0, &mem_alloc_profiling_key);
}

static inline struct alloc_tag *pgalloc_tag_get(struct page *page)
{
	struct alloc_tag *tag = 0;

	if (mem_alloc_profiling_enabled()) {
		union pgtag_handle handle;
		union codetag_ref ref;

		if (get_page_tag_ref(page, &ref, &handle)) {
			tag = ref.tag;
			put_page_tag_ref(handle);
		}
	}
	return tag;
}

static inline void pgalloc_tag_sub(struct page *page, unsigned int nr)
{
	if (mem_alloc_profiling_enabled()) {
		union pgtag_handle handle;
		union codetag_ref ref;

		if (get_page_tag_ref(page, &ref, &handle)) {
			alloc_tag_sub(&ref, 4096UL * nr);
			update_page_tag_ref(handle, &ref);
			put_page_tag_ref(handle);
		}
	}
}

static inline void pgalloc_tag_add(struct page *page, struct alloc_tag *tag,
				   unsigned int nr)
{
	if (mem_alloc_profiling_enabled()) {
		union pgtag_handle handle;
		union codetag_ref ref;

		if (get_page_tag_ref(page, &ref, &handle)) {
			alloc_tag_add(&ref, tag, 4096UL * nr);
			update_page_tag_ref(handle, &ref);
			put_page_tag_ref(handle);
		}
	}
}

static inline void pgalloc_tag_sub_pages(struct alloc_tag *tag, unsigned int nr)
{
	if (mem_alloc_profiling_enabled() && tag)
		tag->counters[0] -= 4096UL * nr;
}

void __free_pages(struct page *page, unsigned int order)
{
	int head = page->flags & 1;
	struct alloc_tag *tag = pgalloc_tag_get(page);

	if (put_page_testzero(page)) {
		free_unref_page(page, order);
	} else if (!head) {
		pgalloc_tag_sub_pages(tag, (1 << order) - 1);
		while (order-- > 0)
			free_unref_page(page + (1 << order), order);
	}
}

void post_alloc_hook(struct page *page, unsigned int order,
		     struct alloc_tag *current_tag)
{
	page->refcount = 1;
	prep_page(page, order);
	pgalloc_tag_add(page, current_tag, 1 << order);
}

void free_pages_prepare(struct page *page, unsigned int order)
{
	page->flags = 0;
	pgalloc_tag_sub(page, 1 << order);
}
