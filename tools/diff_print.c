// SPDX-License-Identifier: GPL-2.0-or-later
/* osb diff: the text and TSV output. */
#include <stdio.h>
#include <stdlib.h>

#include "diff.h"
#include "util.h"

typedef unsigned long long ull;

/* Zero has no sign. */
static void cell_delta(struct osb_table *table, int64_t delta)
{
	osb_table_cell(table, delta ? "%+lld" : "%lld", (long long)delta);
}

static void cell_bytes(struct osb_table *table, bool present, uint64_t bytes)
{
	if (present)
		osb_table_cell(table, "%llu", (ull)bytes);
	else
		osb_table_cell(table, "-");
}

static void print_change(const char *what, uint64_t old, uint64_t new)
{
	int64_t delta = new - old;

	printf("  %s: %lld -> %lld (", what, (long long)old, (long long)new);
	printf(delta ? "%+lld)" : "%lld)", (long long)delta);
}

static void print_net(const struct diff_bytes *bytes)
{
	int64_t net = diff_net(bytes);

	printf(net ? "  net: %+lld\n" : "  net: %lld\n", (long long)net);
}

static void print_summary(const struct diff *diff)
{
	const struct diff_bytes *sum = &diff->symbols;
	int64_t delta = diff_hot_delta(sum);

	printf("outlined: %zu regions in %zu functions", diff->regions,
	       diff->functions);
	printf("  hot: %llu -> %llu (", (ull)sum->hot[DIFF_OLD],
	       (ull)sum->hot[DIFF_NEW]);
	printf(delta ? "%+lld" : "%lld", (long long)delta);
	if (sum->hot[DIFF_OLD])
		printf(delta ? ", %+.1f%%" : ", %.1f%%",
		       100.0 * delta / sum->hot[DIFF_OLD]);
	putchar(')');
	print_change("cold", sum->cold[DIFF_OLD], sum->cold[DIFF_NEW]);
	print_net(sum);
}

/* An archive or a folder holds many objects: then the rows name theirs. */
static bool has_parts(const struct diff *diff)
{
	return diff->input[DIFF_OLD].kind != OSB_INPUT_OBJECT;
}

static void row_cells(struct osb_table *table, const struct diff_row *row)
{
	const struct diff_bytes *bytes = &row->bytes;

	osb_table_cell(table, "%s", row->name);
	cell_bytes(table, row->present[DIFF_OLD], bytes->hot[DIFF_OLD]);
	cell_bytes(table, row->present[DIFF_NEW], bytes->hot[DIFF_NEW]);
	cell_delta(table, diff_hot_delta(bytes));
	cell_bytes(table, row->present[DIFF_NEW], bytes->cold[DIFF_NEW]);
	cell_delta(table, diff_net(bytes));
	osb_table_cell(table, "%zu", row->regions);
	osb_table_cell(table, "%s", row->part);
}

static size_t shown_rows(const struct diff *diff)
{
	size_t limit = diff->options->rows;

	return limit && limit < diff->row_count ? limit : diff->row_count;
}

/* A row that sums up others, so that the columns still add up. */
static void sum_cells(struct osb_table *table, const char *title,
		      const struct diff_bytes *bytes, size_t regions)
{
	struct diff_row sum = {
		.name = (char *)title,
		.part = "",
		.present = { true, true },
		.bytes = *bytes,
		.regions = regions,
	};

	row_cells(table, &sum);
}

/* The changed rows that -n hides */
static void rest_cells(struct osb_table *table, const struct diff *diff,
		       size_t from)
{
	struct diff_bytes bytes = { 0 };
	char *title = osb_format("(%zu more)", diff->row_count - from);
	size_t regions = 0;

	for (; from < diff->row_count; from++) {
		diff_add_bytes(&bytes, &diff->rows[from].bytes);
		regions += diff->rows[from].regions;
	}
	sum_cells(table, title, &bytes, regions);
	free(title);
}

static void unchanged_cells(struct osb_table *table, const struct diff *diff)
{
	char *title = osb_format("(%zu unchanged)", diff->unchanged_count);

	sum_cells(table, title, &diff->unchanged.bytes,
		  diff->unchanged.regions);
	free(title);
}

static void print_rows(const struct diff *diff)
{
	static const char *const titles[] = {
		"Function", "hot-old", "hot-new", "delta", "cold-new", "net",
		"regions",
	};
	size_t shown = shown_rows(diff);
	struct osb_table table;
	size_t i;

	if (!diff->row_count)
		return;
	osb_table_init(&table, "lrrrrrrl");
	table.first_width = 30;
	for (i = 0; i < sizeof(titles) / sizeof(titles[0]); i++)
		osb_table_cell(&table, "%s", titles[i]);
	osb_table_cell(&table, "%s", has_parts(diff) ? "object" : "");
	for (i = 0; i < shown; i++)
		row_cells(&table, &diff->rows[i]);
	if (shown < diff->row_count)
		rest_cells(&table, diff, shown);
	if (diff->unchanged_count)
		unchanged_cells(&table, diff);
	sum_cells(&table, "Total", &diff->symbols, diff->regions);
	osb_table_print(&table, stdout);
}

static void print_by_heat(const char *title, const struct diff_bytes *bytes)
{
	printf("%s", title);
	print_change("hot", bytes->hot[DIFF_OLD], bytes->hot[DIFF_NEW]);
	print_change("cold", bytes->cold[DIFF_OLD], bytes->cold[DIFF_NEW]);
	print_net(bytes);
}

static uint64_t all_text(const struct diff_bytes *bytes, enum diff_side side)
{
	return bytes->hot[side] + bytes->cold[side];
}

/*
 * Sections minus symbols is what lies between functions: alignment, and code
 * without a symbol.  In linked files the sections have no heat.
 */
static void print_sections(const struct diff *diff)
{
	const struct diff_bytes *sections = &diff->sections;
	struct diff_bytes padding = *sections;
	size_t side;

	if (diff->options->filtered)
		return;
	for (side = 0; side < DIFF_SIDES; side++) {
		padding.hot[side] -= diff->symbols.hot[side];
		padding.cold[side] -= diff->symbols.cold[side];
	}
	if (!diff->by_name) {
		print_by_heat("sections:", sections);
		print_by_heat("padding: ", &padding);
		return;
	}
	printf("sections:");
	print_change("text", all_text(sections, DIFF_OLD),
		     all_text(sections, DIFF_NEW));
	printf("\npadding: ");
	print_change("text", all_text(&padding, DIFF_OLD),
		     all_text(&padding, DIFF_NEW));
	putchar('\n');
}

static void print_objects(const struct diff *diff)
{
	const struct osb_input *old = &diff->input[DIFF_OLD];
	const struct osb_input *new = &diff->input[DIFF_NEW];

	if (!has_parts(diff))
		return;
	printf("objects: %zu in both, %zu only in OLD, %zu only in NEW\n",
	       diff->paired, diff->alone[DIFF_OLD], diff->alone[DIFF_NEW]);
	if (diff->doubles[DIFF_OLD] || diff->doubles[DIFF_NEW] ||
	    old->skipped_thin || new->skipped_thin)
		printf("not counted twice: %zu -> %zu combined objects and"
		       " copies, %zu -> %zu thin archives\n",
		       diff->doubles[DIFF_OLD], diff->doubles[DIFF_NEW],
		       old->skipped_thin, new->skipped_thin);
}

void diff_print_text(const struct diff *diff)
{
	print_summary(diff);
	print_rows(diff);
	print_sections(diff);
	print_objects(diff);
	printf("rule: %s\n", diff->by_name ?
	       "cold by name (.cold, .osb.N) only, since a linked file has"
	       " merged the sections" :
	       "cold by section (.text.unlikely*, .text.split*)");
	if (diff->misplaced)
		printf("note: %zu cold parts (.cold, .osb.N) lie in hot"
		       " sections of NEW and count as hot\n", diff->misplaced);
}

static void tsv_bytes(bool present, uint64_t bytes)
{
	if (present)
		printf("\t%llu", (ull)bytes);
	else
		printf("\t-");
}

void diff_print_tsv(const struct diff *diff)
{
	size_t shown = shown_rows(diff);
	size_t i;

	puts("object\tfunction\thot_old\thot_new\thot_delta\tcold_old"
	     "\tcold_new\tcold_delta\tnet\tregions");
	for (i = 0; i < shown; i++) {
		const struct diff_row *row = &diff->rows[i];
		const bool *present = row->present;

		printf("%s\t%s", has_parts(diff) ? row->part : "-",
		       row->name);
		tsv_bytes(present[DIFF_OLD], row->bytes.hot[DIFF_OLD]);
		tsv_bytes(present[DIFF_NEW], row->bytes.hot[DIFF_NEW]);
		printf("\t%lld", (long long)diff_hot_delta(&row->bytes));
		tsv_bytes(present[DIFF_OLD], row->bytes.cold[DIFF_OLD]);
		tsv_bytes(present[DIFF_NEW], row->bytes.cold[DIFF_NEW]);
		printf("\t%lld\t%lld\t%zu\n",
		       (long long)diff_cold_delta(&row->bytes),
		       (long long)diff_net(&row->bytes), row->regions);
	}
}
