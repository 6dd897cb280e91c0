// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What the allocation tags need out of line.
 */
#include "alloc_tag.h"

DEFINE_STATIC_KEY_FALSE(mem_alloc_profiling_key);
DEFINE_STATIC_KEY_FALSE(alloc_tag_debug_key);

__thread struct task current_task;

static unsigned long nr_faults;

/* The extension stays as long as it is held, as if pages could be unplugged */
struct page_ext *page_ext_get(struct page *page)
{
	struct page_ext *ext = page_to_ext(page);

	current->page_ext_users++;
	ext->users++;
	return ext;
}

void page_ext_put(struct page_ext *ext)
{
	ext->users--;
	current->page_ext_users--;
}

/*
 * With both keys on since the page was allocated, a page that goes away is
 * charged, and for what it is.
 */
void alloc_tag_check(const struct tag_ref *ref, unsigned int nr)
{
	if (!ref->tag || ref->charged != nr)
		__atomic_add_fetch(&nr_faults, 1, __ATOMIC_RELAXED);
}

unsigned long alloc_tag_faults(void)
{
	return __atomic_load_n(&nr_faults, __ATOMIC_RELAXED);
}
