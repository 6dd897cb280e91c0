// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Work for the page allocator, and the proof that it did it right.
 *
 *	page_alloc off		all debugging and profiling keys off
 *	page_alloc on		all on
 *	page_alloc toggle	changed between operations, at fixed ones; then
 *				by another thread while the work goes on
 *
 * Two workers run the same kind of random, repeatable sequence, each in a zone
 * of its own.  What they do does not depend on the keys: the checksum over
 * every page they were given is the same in every mode.  The standard output
 * is a function of the source alone, so that of two builds can be compared;
 * what depends on the build or on time goes to the standard error.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "page_alloc.h"

#define NR_WORKERS	2
#define NR_SLOTS	400
#define MAX_PAGES	32	/* in one slot */
#define NR_OPERATIONS	20000
#define CHECK_EVERY	250
#define TOGGLE_EVERY	40
#define NR_TOGGLES	1000	/* of the profiling key, in flight */

enum mode {
	MODE_OFF,
	MODE_ON,
	MODE_BETWEEN,
	MODE_IN_FLIGHT,
};

enum site {
	SITE_SINGLE,
	SITE_ZEROED,
	SITE_BLOCK,
	SITE_EXACT,
	SITE_BULK,
	NR_SITES,
};

enum kind {
	KIND_NONE,
	KIND_BLOCK,		/* 2^order pages, allocated and freed as one */
	KIND_PAGES,		/* pages that are freed one by one */
	KIND_BULK,		/* and those that are freed together */
};

struct slot {
	enum kind	kind;
	enum site	site;
	unsigned int	order;
	unsigned int	nr;
	struct page	*pages[MAX_PAGES];
};

struct worker {
	pthread_t			thread;
	unsigned int			cpu;
	enum mode			mode;
	struct zone			*zone;
	uint64_t			random;
	struct slot			slots[NR_SLOTS];
	struct alloc_tag_counters	expected[NR_SITES];
	unsigned long			expected_notes;
	unsigned long			allocations;
	unsigned long			failures;
	unsigned long			passes;
	uint64_t			checksum;	/* pages given out */
	uint64_t			accounting;	/* counters seen */
};

static struct worker workers[NR_WORKERS];
static char *memory;
static int toggling;
static unsigned int nr_errors;

static __attribute__((format(printf, 2, 3))) void
complain(const struct worker *worker, const char *format, ...)
{
	va_list args;

	if (__atomic_fetch_add(&nr_errors, 1, __ATOMIC_RELAXED) >= 10)
		return;
	fprintf(stderr, "worker %u: ", worker->cpu);
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fputc('\n', stderr);
}

static uint64_t mix(uint64_t hash, uint64_t value)
{
	hash = (hash ^ value) * 0x9e3779b97f4a7c15;
	return hash ^ (hash >> 29);
}

static unsigned int random_below(struct worker *worker, unsigned int limit)
{
	worker->random ^= worker->random << 13;
	worker->random ^= worker->random >> 7;
	worker->random ^= worker->random << 17;
	return (worker->random >> 32) % limit;
}

/* --- The lines that allocate -------------------------------------------- */

static __attribute__((noinline)) struct page *site_single(struct zone *zone)
{
	return alloc_pages(zone, 0, 0);
}

static __attribute__((noinline)) struct page *
site_zeroed(struct zone *zone, unsigned int order)
{
	return alloc_pages(zone, order, ALLOC_ZERO);
}

static __attribute__((noinline)) struct page *
site_block(struct zone *zone, unsigned int order)
{
	return alloc_pages(zone, order, 0);
}

static __attribute__((noinline)) struct page *
site_exact(struct zone *zone, unsigned int nr)
{
	return alloc_pages_exact(zone, nr, 0);
}

static __attribute__((noinline)) unsigned int
site_bulk(struct zone *zone, unsigned int nr, struct page **pages)
{
	return alloc_pages_bulk(zone, nr, pages);
}

static const char *const site_names[NR_SITES] = {
	[SITE_SINGLE]	= "site_single",
	[SITE_ZEROED]	= "site_zeroed",
	[SITE_BLOCK]	= "site_block",
	[SITE_EXACT]	= "site_exact",
	[SITE_BULK]	= "site_bulk",
};

/* --- Contents of pages -------------------------------------------------- */

static uint64_t *page_word(struct page *page, bool last)
{
	return (uint64_t *)page_address(page) +
	       (last ? PAGE_SIZE / sizeof(uint64_t) - 1 : 0);
}

static struct page *slot_page(const struct slot *slot, unsigned int i)
{
	return slot->kind == KIND_BLOCK ? slot->pages[0] + i : slot->pages[i];
}

static uint64_t stamp(const struct worker *worker, const struct slot *slot,
		      unsigned int i)
{
	return mix(slot - worker->slots, i + ((uint64_t)worker->cpu << 32));
}

static void slot_fill(struct worker *worker, struct slot *slot)
{
	unsigned int i;

	for (i = 0; i < slot->nr; i++) {
		struct page *page = slot_page(slot, i);

		*page_word(page, false) = stamp(worker, slot, i);
		*page_word(page, true) = ~stamp(worker, slot, i);
		worker->checksum = mix(worker->checksum, page_index(page));
	}
	worker->checksum = mix(worker->checksum, slot->nr);
}

static void slot_verify(struct worker *worker, struct slot *slot)
{
	unsigned int i;

	for (i = 0; i < slot->nr; i++) {
		struct page *page = slot_page(slot, i);

		if (*page_word(page, false) != stamp(worker, slot, i) ||
		    *page_word(page, true) != ~stamp(worker, slot, i))
			complain(worker, "page %u was overwritten",
				 page_index(page));
	}
}

static bool is_zero(const struct slot *slot)
{
	const unsigned char *byte = page_address(slot->pages[0]);
	size_t size = slot->nr * PAGE_SIZE;

	return !byte[0] && !memcmp(byte, byte + 1, size - 1);
}

/* --- Operations --------------------------------------------------------- */

/* Count what the profile must say while it is on */
static void expect(struct worker *worker, enum site site, long pages,
		   long calls)
{
	worker->expected[site].bytes += pages * (long)PAGE_SIZE;
	worker->expected[site].calls += calls;
}

static long slot_calls(const struct slot *slot)
{
	return slot->kind == KIND_BLOCK ? 1 : slot->nr;
}

static void slot_alloc(struct worker *worker, struct slot *slot)
{
	struct zone *zone = worker->zone;
	struct page *page = NULL;
	unsigned int order = 0, i;

	slot->site = random_below(worker, NR_SITES);
	slot->kind = KIND_BLOCK;
	slot->nr = 1;
	switch (slot->site) {
	case SITE_SINGLE:
		page = site_single(zone);
		break;
	case SITE_ZEROED:
		order = random_below(worker, 2);
		slot->nr = 1U << order;
		page = site_zeroed(zone, order);
		break;
	case SITE_BLOCK:
		order = 1 + random_below(worker, 4);
		slot->nr = 1U << order;
		page = site_block(zone, order);
		break;
	case SITE_EXACT:
		slot->kind = KIND_PAGES;
		slot->nr = 1 + random_below(worker, MAX_PAGES);
		page = site_exact(zone, slot->nr);
		break;
	default:
		slot->kind = KIND_BULK;
		slot->nr = site_bulk(zone, 1 + random_below(worker, MAX_PAGES),
				     slot->pages);
		if (slot->nr)
			page = slot->pages[0];
		break;
	}
	if (!page) {
		worker->checksum = mix(worker->checksum, slot->site);
		worker->failures++;
		slot->kind = KIND_NONE;
		return;
	}

	slot->order = order;
	slot->pages[0] = page;
	if (slot->kind == KIND_PAGES) {
		while (1U << order < slot->nr)
			order++;
		for (i = 0; i < slot->nr; i++)
			slot->pages[i] = page + i;
		worker->expected_notes += 1 + (1U << order) - slot->nr;
	} else {
		worker->expected_notes += slot_calls(slot);
	}
	worker->allocations++;
	expect(worker, slot->site, slot->nr, slot_calls(slot));
	if (slot->site == SITE_ZEROED && !is_zero(slot))
		complain(worker, "a zeroed page is not zero");
	slot_fill(worker, slot);
}

static void slot_free(struct worker *worker, struct slot *slot)
{
	unsigned int i;

	slot_verify(worker, slot);
	expect(worker, slot->site, -(long)slot->nr, -slot_calls(slot));
	worker->expected_notes += slot_calls(slot);
	if (slot->kind == KIND_BLOCK) {
		free_pages(slot->pages[0], slot->order);
	} else if (slot->kind == KIND_BULK) {
		free_pages_bulk(slot->pages, slot->nr);
	} else {
		for (i = 0; i < slot->nr; i++)
			free_pages(slot->pages[i], 0);
	}
	slot->kind = KIND_NONE;
}

static void slot_split(struct worker *worker, struct slot *slot)
{
	unsigned int i;

	split_page(slot->pages[0], slot->order);
	for (i = 0; i < slot->nr; i++)
		slot->pages[i] = slot->pages[0] + i;
	slot->kind = KIND_PAGES;
	expect(worker, slot->site, 0, slot->nr - 1);
}

static void slot_migrate(struct worker *worker, struct slot *slot)
{
	struct page *page = migrate_pages(slot->pages[0], slot->order);

	if (!page) {
		worker->failures++;
		return;
	}
	slot->pages[0] = page;
	worker->expected_notes += 2;
	worker->checksum = mix(worker->checksum, page_index(page));
	slot_verify(worker, slot);
}

/* Free the block while its first page is held: that one stays */
static void slot_hold(struct worker *worker, struct slot *slot)
{
	get_page(slot->pages[0]);
	free_pages(slot->pages[0], slot->order);
	expect(worker, slot->site, 1 - (long)slot->nr, 0);
	slot->order = 0;
	slot->nr = 1;
	slot_verify(worker, slot);
}

static void operate(struct worker *worker)
{
	struct slot *slot = &worker->slots[random_below(worker, NR_SLOTS)];
	unsigned int what = random_below(worker, 10);

	if (slot->kind == KIND_NONE)
		slot_alloc(worker, slot);
	else if (slot->kind == KIND_BLOCK && what == 0)
		slot_split(worker, slot);
	else if (slot->kind == KIND_BLOCK && what <= 2)
		slot_migrate(worker, slot);
	else if (slot->kind == KIND_BLOCK && what == 3)
		slot_hold(worker, slot);
	else if (what <= 7)
		slot_free(worker, slot);
	else
		slot_verify(worker, slot);
}

/* --- Checks ------------------------------------------------------------- */

static bool same_counters(const struct alloc_tag_counters *a,
			  const struct alloc_tag_counters *b)
{
	return a->bytes == b->bytes && a->calls == b->calls;
}

/* In every mode, whatever was missed: a tag holds what pages say it holds */
static void check_references(struct worker *worker, struct alloc_tag *tag)
{
	struct alloc_tag_counters sum = { 0, 0 };
	unsigned int i;

	for (i = 0; i < ZONE_PAGES; i++) {
		const struct page_ext *ext = &worker->zone->ext[i];

		if (ext->users)
			complain(worker, "the extension of page %u is held", i);
		if (ext->ref.tag != tag)
			continue;
		sum.bytes += ext->ref.charged * PAGE_SIZE;
		sum.calls++;
	}
	if (!same_counters(&sum, &tag->counters[worker->cpu]))
		complain(worker, "%s: %ld bytes in %ld calls, but pages say %ld in %ld",
			 tag->function, tag->counters[worker->cpu].bytes,
			 tag->counters[worker->cpu].calls, sum.bytes,
			 sum.calls);
}

static void check_tag(struct worker *worker, struct alloc_tag *tag)
{
	static const struct alloc_tag_counters none;
	const struct alloc_tag_counters *have, *want = &none;
	enum site site;

	have = &tag->counters[worker->cpu];
	for (site = 0; site < NR_SITES; site++) {
		if (worker->mode == MODE_ON &&
		    !strcmp(site_names[site], tag->function))
			want = &worker->expected[site];
	}
	if (!same_counters(have, want))
		complain(worker, "%s: %ld bytes in %ld calls instead of %ld in %ld",
			 tag->function, have->bytes, have->calls, want->bytes,
			 want->calls);
}

/* The tags lie in no defined order: add up, do not chain */
static uint64_t hash_tag(const struct worker *worker,
			 const struct alloc_tag *tag)
{
	const struct alloc_tag_counters *have = &tag->counters[worker->cpu];

	return have->calls ? mix(mix(tag->line, have->bytes), have->calls) : 0;
}

static void check(struct worker *worker)
{
	const struct zone_debug *debug = &worker->zone->debug;
	uint64_t tags = 0;
	struct alloc_tag *tag;

	if (!zone_is_sane(worker->zone))
		complain(worker, "the free lists are damaged");
	if (current->page_ext_users)
		complain(worker, "page extensions are still held");
	if (current->alloc_tag && worker->mode != MODE_IN_FLIGHT)
		complain(worker, "the tag of %s is still current",
			 current->alloc_tag->function);

	for_each_alloc_tag(tag) {
		check_references(worker, tag);
		if (worker->mode == MODE_OFF || worker->mode == MODE_ON)
			check_tag(worker, tag);
		tags += hash_tag(worker, tag);
	}
	worker->accounting = mix(worker->accounting, tags);
	worker->accounting = mix(worker->accounting, debug->trail);

	if ((worker->mode == MODE_OFF && debug->events) ||
	    (worker->mode == MODE_ON &&
	     debug->events != worker->expected_notes))
		complain(worker, "%lu debug notes, expected %lu while on",
			 debug->events, worker->expected_notes);
}

/* --- Passes ------------------------------------------------------------- */

static void switch_keys(bool profiling, bool page_debug, bool tag_debug)
{
	if (profiling)
		static_branch_enable(&mem_alloc_profiling_key);
	else
		static_branch_disable(&mem_alloc_profiling_key);
	if (page_debug)
		static_branch_enable(&page_debug_key);
	else
		static_branch_disable(&page_debug_key);
	if (tag_debug)
		static_branch_enable(&alloc_tag_debug_key);
	else
		static_branch_disable(&alloc_tag_debug_key);
}

static void begin_pass(struct worker *worker)
{
	struct alloc_tag *tag;

	worker->zone = &zones[worker->cpu];
	zone_init(worker->zone, worker->cpu,
		  memory + worker->cpu * ZONE_PAGES * PAGE_SIZE);
	for_each_alloc_tag(tag)
		memset(&tag->counters[worker->cpu], 0,
		       sizeof(tag->counters[worker->cpu]));
	memset(worker->slots, 0, sizeof(worker->slots));
	memset(worker->expected, 0, sizeof(worker->expected));
	worker->expected_notes = 0;
	worker->random = 0x5eed0000 + worker->cpu;
	worker->checksum = 0;
	worker->accounting = 0;
	worker->allocations = 0;
	worker->failures = 0;
	current->alloc_tag = NULL;
}

static void run_pass(struct worker *worker)
{
	unsigned int i;

	begin_pass(worker);
	for (i = 0; i < NR_OPERATIONS; i++) {
		if (worker->mode == MODE_BETWEEN && i % TOGGLE_EVERY == 0)
			switch_keys(i / TOGGLE_EVERY & 1,
				    i / TOGGLE_EVERY & 2,
				    i / TOGGLE_EVERY & 4);
		operate(worker);
		if (i % CHECK_EVERY == 0)
			check(worker);
	}
	for (i = 0; i < NR_SLOTS; i++) {
		if (worker->slots[i].kind != KIND_NONE)
			slot_free(worker, &worker->slots[i]);
	}
	zone_drain_cache(worker->zone);
	check(worker);
	if (!zone_is_unused(worker->zone))
		complain(worker, "pages were lost");
	worker->passes++;
}

/* In flight: go on until the other thread is done; every pass is the same */
static void *work(void *arg)
{
	struct worker *worker = arg;
	uint64_t checksum;

	static_key_enter();
	current->cpu = worker->cpu;
	run_pass(worker);
	checksum = worker->checksum;
	while (__atomic_load_n(&toggling, __ATOMIC_ACQUIRE)) {
		run_pass(worker);
		if (worker->checksum != checksum)
			complain(worker, "the checksum changed");
	}
	static_key_exit();
	return NULL;
}

static void start(enum mode mode, unsigned int nr)
{
	unsigned int i;

	for (i = 0; i < nr; i++) {
		workers[i].cpu = i;
		workers[i].mode = mode;
		workers[i].passes = 0;
		if (pthread_create(&workers[i].thread, NULL, work,
				   &workers[i])) {
			perror("pthread_create");
			exit(2);
		}
	}
}

static void finish(unsigned int nr)
{
	unsigned int i;

	for (i = 0; i < nr; i++)
		pthread_join(workers[i].thread, NULL);
}

/* What was counted in flight depends on time; what was allocated does not */
static void print_results(const char *title, enum mode mode, unsigned int nr)
{
	unsigned int i;

	for (i = 0; i < nr; i++) {
		printf("%s: worker %u: %lu allocations, %lu failures, checksum %016llx",
		       title, i, workers[i].allocations, workers[i].failures,
		       (unsigned long long)workers[i].checksum);
		if (mode != MODE_IN_FLIGHT)
			printf(", accounting %016llx",
			       (unsigned long long)workers[i].accounting);
		putchar('\n');
	}
}

static void run_constant(const char *title, enum mode mode)
{
	unsigned long faults = alloc_tag_faults();
	bool on = mode == MODE_ON;

	switch_keys(on, on, on);
	start(mode, NR_WORKERS);
	finish(NR_WORKERS);
	if (alloc_tag_faults() != faults)
		complain(&workers[0], "%lu pages were not charged right",
			 alloc_tag_faults() - faults);
	print_results(title, mode, NR_WORKERS);
}

/* One worker only: it changes the keys for everybody */
static void run_between(void)
{
	start(MODE_BETWEEN, 1);
	finish(1);
	print_results("between", MODE_BETWEEN, 1);
}

static void run_in_flight(void)
{
	unsigned int i;

	switch_keys(false, false, false);
	__atomic_store_n(&toggling, 1, __ATOMIC_RELEASE);
	start(MODE_IN_FLIGHT, NR_WORKERS);
	for (i = 1; i <= NR_TOGGLES; i++) {
		switch_keys(i & 1, i & 4, i & 8);
		/* leave the workers some time of their own */
		if (i % 4 == 0)
			nanosleep(&(struct timespec){ .tv_nsec = 100000 },
				  NULL);
	}
	__atomic_store_n(&toggling, 0, __ATOMIC_RELEASE);
	finish(NR_WORKERS);
	print_results("in flight", MODE_IN_FLIGHT, NR_WORKERS);
	printf("in flight: the profiling key changed %u times\n", NR_TOGGLES);
	for (i = 0; i < NR_WORKERS; i++)
		fprintf(stderr, "in flight: worker %u: %lu passes\n", i,
			workers[i].passes);
}

int main(int argc, char **argv)
{
	const char *mode = argc == 2 ? argv[1] : "";

	memory = aligned_alloc(PAGE_SIZE, NR_CPUS * ZONE_PAGES * PAGE_SIZE);
	if (!memory) {
		perror("aligned_alloc");
		return 2;
	}

	if (!strcmp(mode, "off")) {
		run_constant("off", MODE_OFF);
	} else if (!strcmp(mode, "on")) {
		run_constant("on", MODE_ON);
	} else if (!strcmp(mode, "toggle")) {
		run_between();
		run_in_flight();
		run_constant("off again", MODE_OFF);
		run_constant("on again", MODE_ON);
	} else {
		fprintf(stderr, "usage: page_alloc off|on|toggle\n");
		return 2;
	}

	fprintf(stderr, "%u guards in the code\n", static_key_sites());
	printf("%s: %s\n", mode, nr_errors ? "FAILED" : "passed");
	free(memory);
	return nr_errors != 0;
}
