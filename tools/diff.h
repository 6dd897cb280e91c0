/* SPDX-License-Identifier: GPL-2.0-or-later */
/* osb diff: what its rooms hand to each other. */
#ifndef OSB_DIFF_H
#define OSB_DIFF_H

#include <regex.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "elf_input.h"

enum diff_side {
	DIFF_OLD,
	DIFF_NEW,
	DIFF_SIDES
};

enum diff_sort {
	DIFF_SORT_HOT,
	DIFF_SORT_COLD,
	DIFF_SORT_NET,
	DIFF_SORT_NAME,
};

struct diff_limit {
	bool set;
	int64_t bytes;		/* of growth; negative demands a saving */
};

struct diff_options {
	const char *path[DIFF_SIDES];
	enum diff_sort sort;
	size_t rows;		/* to print at most, 0 for all */
	bool tsv;
	bool unfold;
	bool filtered;
	regex_t filter;		/* of functions, when filtered */
	struct diff_limit max_hot;
	struct diff_limit max_net;
};

/* Bytes of text, before and after. */
struct diff_bytes {
	uint64_t hot[DIFF_SIDES];
	uint64_t cold[DIFF_SIDES];
};

/* One function, or with -x one symbol. */
struct diff_row {
	char *name;		/* owned */
	const char *part;	/* the object within the input, not owned */
	bool present[DIFF_SIDES];
	struct diff_bytes bytes;
	size_t regions;		/* outlined from it, in NEW */
};

struct diff {
	const struct diff_options *options;
	struct osb_input input[DIFF_SIDES];
	struct diff_row *rows;		/* those with a change */
	size_t row_count;
	struct diff_row unchanged;	/* sum of the others */
	size_t unchanged_count;
	struct diff_bytes symbols;	/* sum of all rows */
	struct diff_bytes sections;
	size_t regions;			/* outlined regions in NEW... */
	size_t functions;		/* ...and the functions they are from */
	bool by_name;		/* hot or cold by name only: linked files */
	size_t misplaced;	/* cold parts of NEW in hot sections */
	size_t paired;		/* objects on both sides */
	size_t alone[DIFF_SIDES];
	size_t doubles[DIFF_SIDES];	/* objects that would count twice */
};

/* Bytes of growth; negative when text shrank. */
int64_t diff_hot_delta(const struct diff_bytes *bytes);
int64_t diff_cold_delta(const struct diff_bytes *bytes);
int64_t diff_net(const struct diff_bytes *bytes);
void diff_add_bytes(struct diff_bytes *sum, const struct diff_bytes *bytes);

/*
 * Reads both inputs and fills DIFF, whose options are set: rows in the order
 * asked for, sums over all of them.  Returns 0, or -1 after a message.  In
 * both cases the caller calls diff_free().
 */
int diff_collect(struct diff *diff);
void diff_free(struct diff *diff);

/* Print DIFF on stdout. */
void diff_print_text(const struct diff *diff);
void diff_print_tsv(const struct diff *diff);

#endif
