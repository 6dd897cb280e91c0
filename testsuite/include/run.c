/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the programs of osb.run share: the keys are switched by rewriting the
 * sites, as the kernel does it, and main() compares the test with its twin in
 * every state.  See run.h.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/mman.h>

#define OSB_RUN_MAIN
#include "run.h"

struct osb_entry {
	int site;
	int target;
	long key;
};

/* The linker provides the borders of a section with such a name */
extern struct osb_entry __start___jump_table[], __stop___jump_table[];

/* It is there even if the test has no site: an entry of no key */
static struct osb_entry no_entry
	__attribute__((used, section("__jump_table"), aligned(8)));

volatile int ref_state = K_START;

static inline char *entry_site(struct osb_entry *entry)
{
	return (char *)&entry->site + entry->site;
}

static inline char *entry_target(struct osb_entry *entry)
{
	return (char *)&entry->target + entry->target;
}

/* Write a NOP or a jump, as the state of the key demands */
static void entry_patch(struct osb_entry *entry)
{
	long word = (long)&entry->key + entry->key;
	struct static_key *site_key = (struct static_key *)(word & ~3L);
	int jump = (site_key->enabled.counter > 0) ^ (int)(word & 1);
	char *site = entry_site(entry);
#if defined(__x86_64__)
	static const unsigned char nop5[] = { 0x0f, 0x1f, 0x44, 0x00, 0x00 };
	static const unsigned char nop2[] = { 0x66, 0x90 };
	/* The assembler chose the short jump, or this was a short one before */
	int is_short = (unsigned char)site[0] == 0xeb ||
		       (unsigned char)site[0] == 0x66;

	if (is_short) {
		if (jump) {
			site[1] = (char)(entry_target(entry) - (site + 2));
			site[0] = (char)0xeb;
		} else {
			memcpy(site, nop2, 2);
		}
	} else if (jump) {
		int distance = (int)(entry_target(entry) - (site + 5));

		site[0] = (char)0xe9;
		memcpy(site + 1, &distance, 4);
	} else {
		memcpy(site, nop5, 5);
	}
#elif defined(__aarch64__)
	unsigned int insn = 0xd503201f;

	if (jump)
		insn = 0x14000000 |
		       (((entry_target(entry) - site) >> 2) & 0x3ffffff);
	memcpy(site, &insn, 4);
	__builtin___clear_cache(site, site + 4);
#endif
}

static void entries_patch(void)
{
	struct osb_entry *entry;

	for (entry = __start___jump_table; entry < __stop___jump_table; entry++)
		if (entry->key)
			entry_patch(entry);
}

static void entries_unprotect(void)
{
	struct osb_entry *entry;
	unsigned long size = (unsigned long)sysconf(_SC_PAGESIZE);

	for (entry = __start___jump_table; entry < __stop___jump_table; entry++) {
		unsigned long page = (unsigned long)entry_site(entry) & -size;

		if (entry->key &&
		    mprotect((void *)page, 2 * size,
			     PROT_READ | PROT_WRITE | PROT_EXEC) &&
		    mprotect((void *)page, size,
			     PROT_READ | PROT_WRITE | PROT_EXEC)) {
			perror("mprotect");
			exit(2);
		}
	}
}

static void set_state(int state)
{
	ref_state = state;
	key.key.enabled.counter = !!(state & K_BIT);
	key2.key.enabled.counter = !!(state & K2_BIT);
	key_true.key.enabled.counter = !!(state & KT_BIT);
	key_likely.key.enabled.counter = !!(state & KF_BIT);
	key_unlikely.key.enabled.counter = !!(state & KU_BIT);
	entries_patch();
}

/* What a run of the test noted */
static struct notes {
	unsigned long count;
	long value[4096];
} notes;

void note(long value)
{
	if (notes.count < sizeof(notes.value) / sizeof(notes.value[0]))
		notes.value[notes.count] = value;
	notes.count++;
}

long calc(long value)
{
	note(value ^ 0x5a);
	return value * 3 + 1;
}

void flip(int mask)
{
	set_state(ref_state ^ mask);
}

void fail(const char *what)
{
	printf("FAILED: %s\n", what);
	exit(1);
}

static struct notes expected;

static void run_both(int state, int a)
{
	unsigned long i;

	notes.count = 0;
	set_state(state);
	ref_test(a);
	expected = notes;
	notes.count = 0;
	set_state(state);
	test(a);
	for (i = 0; i < notes.count || i < expected.count; i++) {
		/* What there is no room for is counted, not compared. */
		if (i == sizeof(notes.value) / sizeof(notes.value[0])) {
			if (notes.count != expected.count)
				fail("another number of notes");
			break;
		}
		if (i < notes.count && i < expected.count &&
		    notes.value[i] == expected.value[i])
			continue;
		printf("keys %#x input %d note %lu: got %ld, want %ld (%lu and %lu notes)\n",
		       state, a, i, notes.value[i], expected.value[i],
		       notes.count, expected.count);
		exit(1);
	}
}

static unsigned long notes_seen;
static unsigned long notes_sum;

static void add_notes(void)
{
	unsigned long i, n = sizeof(notes.value) / sizeof(notes.value[0]);

	notes_seen += notes.count;
	for (i = 0; i < notes.count && i < n; i++)
		notes_sum = notes_sum * 31 + (unsigned long)notes.value[i];
}

int main(void)
{
	static const int inputs[] = {
		0, 1, 2, 3, 4, 5, 7, 8, 13, 64, 100, -1, -2, -100,
	};
	unsigned long i;
	int state;

	entries_unprotect();
	entries_patch();
	for (state = 0; state < K_STATES; state++) {
		for (i = 0; i < sizeof(inputs) / sizeof(inputs[0]); i++) {
			run_both(state, inputs[i]);
			add_notes();
		}
	}
	/* And with everything switched off again */
	run_both(0, 3);
	run_both(K_START, 3);
	if (!notes_seen)
		fail("the test noted nothing");
#ifdef OSB_RUN_SUM
	printf("%lu notes, sum %#lx\n", notes_seen, notes_sum);
#endif
	return 0;
}
