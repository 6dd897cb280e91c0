/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Memory allocation profiling: which line of the program holds how many pages.
 *
 * Every call of an allocator stands in alloc_hooks(), which gives the line a
 * tag of its own and makes it the current tag of the task.  The hooks in the
 * allocator charge that tag and leave a reference to it with the page.
 *
 * The hooks are written as anyone would write them: `if (the key is on) { do
 * it here }'.  That is what the plugin is shown at work on.  What the guarded
 * code needs stands in alloc_tag.c or is inlined into it; it copies a page's
 * reference into a local, works on the copy and writes it back.
 */
#ifndef ALLOC_TAG_H
#define ALLOC_TAG_H

#include "mm_types.h"
#include "static_key.h"

struct alloc_tag_counters {
	long	bytes;
	long	calls;
};

struct alloc_tag {
	const char			*function;
	unsigned int			line;
	/* one per processor: nobody else writes there */
	struct alloc_tag_counters	counters[NR_CPUS];
};

/* The running thread: its processor is fixed, its tag changes all the time */
struct task {
	unsigned int		cpu;
	unsigned int		page_ext_users;
	struct alloc_tag	*alloc_tag;
};

extern __thread struct task current_task;
#define current		(&current_task)

DECLARE_STATIC_KEY_FALSE(mem_alloc_profiling_key);
DECLARE_STATIC_KEY_FALSE(alloc_tag_debug_key);

extern struct alloc_tag __start_alloc_tags[], __stop_alloc_tags[];

#define for_each_alloc_tag(tag) \
	for ((tag) = __start_alloc_tags; (tag) < __stop_alloc_tags; (tag)++)

struct page_ext *page_ext_get(struct page *page);
void page_ext_put(struct page_ext *ext);
void alloc_tag_check(const struct tag_ref *ref, unsigned int nr);
unsigned long alloc_tag_faults(void);

static inline bool mem_alloc_profiling_enabled(void)
{
	return static_branch_unlikely(&mem_alloc_profiling_key);
}

/* --- The tag of a call -------------------------------------------------- */

static inline struct alloc_tag *alloc_tag_save(struct alloc_tag *tag)
{
	struct alloc_tag *old = current->alloc_tag;

	current->alloc_tag = tag;
	return old;
}

static inline void alloc_tag_restore(struct alloc_tag *old)
{
	current->alloc_tag = old;
}

#define DEFINE_ALLOC_TAG(name)					\
	static struct alloc_tag name				\
	__attribute__((used, section("alloc_tags"), aligned(8))) = { \
		.function = __func__, .line = __LINE__,		\
	}

/* The inner call is written twice, so that what is saved is also restored */
#define alloc_hooks(do_alloc)					\
({								\
	DEFINE_ALLOC_TAG(_alloc_tag);				\
	__typeof__(do_alloc) _res;				\
								\
	if (mem_alloc_profiling_enabled()) {			\
		struct alloc_tag *_old;				\
								\
		_old = alloc_tag_save(&_alloc_tag);		\
		_res = do_alloc;				\
		alloc_tag_restore(_old);			\
	} else {						\
		_res = do_alloc;				\
	}							\
	_res;							\
})

/* --- The reference of a page -------------------------------------------- */

static inline bool get_page_tag_ref(struct page *page, struct tag_ref *ref,
				    struct page_ext **handle)
{
	struct page_ext *ext = page_ext_get(page);

	if (!ext)
		return false;
	*ref = ext->ref;
	*handle = ext;
	return true;
}

static inline void update_page_tag_ref(struct page_ext *handle,
				       const struct tag_ref *ref)
{
	handle->ref = *ref;
}

static inline void put_page_tag_ref(struct page_ext *handle)
{
	page_ext_put(handle);
}

static inline struct alloc_tag_counters *tag_counters(struct alloc_tag *tag)
{
	return &tag->counters[current->cpu];
}

static inline void tag_ref_charge(struct tag_ref *ref, struct alloc_tag *tag,
				  unsigned int nr)
{
	tag_counters(tag)->bytes += nr * PAGE_SIZE;
	tag_counters(tag)->calls++;
	ref->tag = tag;
	ref->charged = nr;
}

static inline void tag_ref_uncharge(struct tag_ref *ref)
{
	if (!ref->tag)
		return;
	tag_counters(ref->tag)->bytes -= ref->charged * PAGE_SIZE;
	tag_counters(ref->tag)->calls--;
	ref->tag = NULL;
	ref->charged = 0;
}

/* --- The hooks ---------------------------------------------------------- */

/* NR pages from PAGE on are now in use by TAG */
static inline void pgalloc_tag_add(struct page *page, struct alloc_tag *tag,
				   unsigned int nr)
{
	if (mem_alloc_profiling_enabled()) {
		struct page_ext *handle;
		struct tag_ref ref;

		if (tag && get_page_tag_ref(page, &ref, &handle)) {
			/* the key was off when the page was freed */
			tag_ref_uncharge(&ref);
			tag_ref_charge(&ref, tag, nr);
			update_page_tag_ref(handle, &ref);
			put_page_tag_ref(handle);
		}
	}
}

/* NR pages from PAGE on are about to be free */
static inline void pgalloc_tag_sub(struct page *page, unsigned int nr)
{
	if (mem_alloc_profiling_enabled()) {
		struct page_ext *handle;
		struct tag_ref ref;

		if (get_page_tag_ref(page, &ref, &handle)) {
			if (static_branch_unlikely(&alloc_tag_debug_key))
				alloc_tag_check(&ref, nr);
			tag_ref_uncharge(&ref);
			update_page_tag_ref(handle, &ref);
			put_page_tag_ref(handle);
		}
	}
}

/* The block of NR pages falls apart: each page gets a reference of its own */
static inline void pgalloc_tag_split(struct page *page, unsigned int nr)
{
	struct page_ext *handle, *part_handle;
	struct tag_ref ref, part;
	unsigned int i;

	if (!mem_alloc_profiling_enabled())
		return;

	if (!get_page_tag_ref(page, &ref, &handle))
		return;
	if (ref.tag && ref.charged == nr) {
		struct alloc_tag *tag = ref.tag;

		tag_ref_uncharge(&ref);
		tag_ref_charge(&ref, tag, 1);
		update_page_tag_ref(handle, &ref);
		for (i = 1; i < nr; i++) {
			if (!get_page_tag_ref(page + i, &part, &part_handle))
				continue;
			tag_ref_uncharge(&part);
			tag_ref_charge(&part, tag, 1);
			update_page_tag_ref(part_handle, &part);
			put_page_tag_ref(part_handle);
		}
	}
	put_page_tag_ref(handle);
}

/* Who holds this page?  A guard with a result */
static inline struct alloc_tag *pgalloc_tag_get(struct page *page)
{
	struct alloc_tag *tag = NULL;

	if (mem_alloc_profiling_enabled()) {
		struct page_ext *handle;
		struct tag_ref ref;

		if (get_page_tag_ref(page, &ref, &handle)) {
			tag = ref.tag;
			put_page_tag_ref(handle);
		}
	}
	return tag;
}

/*
 * All but the first of NR pages are free.  TAG was read when they were still
 * in use: a later owner of PAGE is not meant.
 */
static inline void pgalloc_tag_sub_tail(struct page *page,
					struct alloc_tag *tag, unsigned int nr)
{
	struct page_ext *handle;
	struct tag_ref ref;

	if (!mem_alloc_profiling_enabled() || !tag)
		return;

	if (!get_page_tag_ref(page, &ref, &handle))
		return;
	if (ref.tag == tag && ref.charged == nr) {
		tag_counters(tag)->bytes -= (nr - 1) * PAGE_SIZE;
		ref.charged = 1;
		update_page_tag_ref(handle, &ref);
	}
	put_page_tag_ref(handle);
}

#endif /* ALLOC_TAG_H */
