// SPDX-License-Identifier: GPL-2.0-or-later
/* osb diff: from two inputs to sorted rows and their sums. */
#include <stdlib.h>
#include <string.h>

#include "diff.h"
#include "symbol_name.h"
#include "util.h"

int64_t diff_hot_delta(const struct diff_bytes *bytes)
{
	return bytes->hot[DIFF_NEW] - bytes->hot[DIFF_OLD];
}

int64_t diff_cold_delta(const struct diff_bytes *bytes)
{
	return bytes->cold[DIFF_NEW] - bytes->cold[DIFF_OLD];
}

int64_t diff_net(const struct diff_bytes *bytes)
{
	return bytes->hot[DIFF_NEW] + bytes->cold[DIFF_NEW] -
	       bytes->hot[DIFF_OLD] - bytes->cold[DIFF_OLD];
}

void diff_add_bytes(struct diff_bytes *sum, const struct diff_bytes *bytes)
{
	size_t side;

	for (side = 0; side < DIFF_SIDES; side++) {
		sum->hot[side] += bytes->hot[side];
		sum->cold[side] += bytes->cold[side];
	}
}

/* --- inputs --- */

static int read_inputs(struct diff *diff)
{
	const struct osb_input *old = &diff->input[DIFF_OLD];
	const struct osb_input *new = &diff->input[DIFF_NEW];
	size_t side;

	for (side = 0; side < DIFF_SIDES; side++)
		if (osb_input_read(diff->options->path[side],
				   &diff->input[side]))
			return -1;
	if (old->kind != new->kind) {
		osb_error("cannot compare %s (%s) with %s (%s)", old->path,
			  osb_input_kind_name(old->kind), new->path,
			  osb_input_kind_name(new->kind));
		return -1;
	}
	for (side = 0; side < DIFF_SIDES; side++) {
		if (!diff->input[side].object_count) {
			osb_error("%s: no objects in it",
				  diff->input[side].path);
			return -1;
		}
	}
	return 0;
}

static int check_objects(struct diff *diff, const struct osb_input *input)
{
	size_t i;

	for (i = 0; i < input->object_count; i++) {
		const struct osb_object *object = &input->objects[i];

		if (!object->linked)
			continue;
		diff->by_name = true;
		if (!object->has_symbols) {
			osb_error("%s: no symbol table: stripped",
				  object->name);
			return -1;
		}
	}
	return 0;
}

/* --- rows --- */

static struct diff_row *new_row(struct diff *diff, char *name, const char *part)
{
	struct diff_row *row;

	diff->rows = osb_grow(diff->rows, diff->row_count,
			      sizeof(*diff->rows));
	row = &diff->rows[diff->row_count++];
	memset(row, 0, sizeof(*row));
	row->name = name;
	row->part = part;
	return row;
}

static int compare_to_name(const void *key, const void *function)
{
	return strcmp(key, ((const struct osb_function *)function)->name);
}

/*
 * Returns the name of the row for NAME, to be freed.  A part of an alias goes
 * with the name that counts: __se_sys_x.cold with __x64_sys_x.
 */
static char *row_name(const struct osb_object *object,
		      const struct osb_symbol_name *name)
{
	char *base = osb_format("%.*s", (int)name->length, name->base);
	const struct osb_function *function =
		bsearch(base, object->functions, object->function_count,
			sizeof(*function), compare_to_name);
	struct osb_symbol_name counts;

	if (!function || !function->alias_of)
		return base;
	free(base);
	counts = osb_symbol_name(function->alias_of);
	return osb_format("%.*s", (int)counts.length, counts.base);
}

static void add_function(struct diff *diff, enum diff_side side,
			 const struct osb_object *object,
			 const struct osb_function *function)
{
	struct osb_symbol_name name = osb_symbol_name(function->name);
	bool in_cold = object->texts[function->text].cold;
	bool cold = diff->by_name ? name.cold : in_cold;
	struct diff_row *row;

	row = new_row(diff, diff->options->unfold ?
		      osb_strdup(function->name) : row_name(object, &name),
		      object->part);
	row->present[side] = true;
	if (cold)
		row->bytes.cold[side] = function->size;
	else
		row->bytes.hot[side] = function->size;
	if (side == DIFF_OLD)
		return;
	row->regions = name.region;
	diff->misplaced += name.cold && !cold;
}

static void add_object(struct diff *diff, enum diff_side side,
		       const struct osb_object *object)
{
	size_t i;

	for (i = 0; i < object->function_count; i++)
		if (!object->functions[i].alias_of)
			add_function(diff, side, object,
				     &object->functions[i]);
	for (i = 0; i < object->text_count; i++) {
		const struct osb_text *text = &object->texts[i];

		if (text->cold && !diff->by_name)
			diff->sections.cold[side] += text->size;
		else
			diff->sections.hot[side] += text->size;
	}
}

static int compare_rows(const void *a, const void *b)
{
	const struct diff_row *x = a, *y = b;
	int order = strcmp(x->name, y->name);

	return order ? order : strcmp(x->part, y->part);
}

static void merge_row(struct diff_row *into, struct diff_row *row)
{
	size_t side;

	diff_add_bytes(&into->bytes, &row->bytes);
	for (side = 0; side < DIFF_SIDES; side++)
		into->present[side] |= row->present[side];
	into->regions += row->regions;
	free(row->name);
}

/* Makes one row of those with the same function and object. */
static void merge_rows(struct diff *diff)
{
	struct diff_row *rows = diff->rows;
	size_t merged = 0;
	size_t i;

	if (!rows)
		return;
	qsort(rows, diff->row_count, sizeof(*rows), compare_rows);
	for (i = 1; i < diff->row_count; i++) {
		if (!compare_rows(&rows[merged], &rows[i]))
			merge_row(&rows[merged], &rows[i]);
		else
			rows[++merged] = rows[i];
	}
	diff->row_count = merged + 1;
}

static void filter_rows(struct diff *diff)
{
	size_t kept = 0;
	size_t i;

	if (!diff->options->filtered)
		return;
	for (i = 0; i < diff->row_count; i++) {
		if (regexec(&diff->options->filter, diff->rows[i].name, 0,
			    NULL, 0))
			free(diff->rows[i].name);
		else
			diff->rows[kept++] = diff->rows[i];
	}
	diff->row_count = kept;
}

/* By object, then by the function which a region is from. */
static int compare_origins(const void *a, const void *b)
{
	const struct diff_row *x = *(struct diff_row *const *)a;
	const struct diff_row *y = *(struct diff_row *const *)b;
	struct osb_symbol_name name_x = osb_symbol_name(x->name);
	struct osb_symbol_name name_y = osb_symbol_name(y->name);
	int order = strcmp(x->part, y->part);

	if (!order && name_x.length != name_y.length)
		order = name_x.length < name_y.length ? -1 : 1;
	return order ? order : strncmp(name_x.base, name_y.base, name_x.length);
}

/* With -x a function has a row per region, hence the second sorting. */
static void count_regions(struct diff *diff)
{
	struct diff_row **with = osb_alloc(diff->row_count, sizeof(*with));
	size_t count = 0;
	size_t i;

	for (i = 0; i < diff->row_count; i++) {
		diff->regions += diff->rows[i].regions;
		if (diff->rows[i].regions)
			with[count++] = &diff->rows[i];
	}
	qsort(with, count, sizeof(*with), compare_origins);
	for (i = 0; i < count; i++)
		if (!i || compare_origins(&with[i - 1], &with[i]))
			diff->functions++;
	free(with);
}

static bool is_changed(const struct diff_row *row)
{
	return row->bytes.hot[DIFF_OLD] != row->bytes.hot[DIFF_NEW] ||
	       row->bytes.cold[DIFF_OLD] != row->bytes.cold[DIFF_NEW];
}

static void remove_unchanged(struct diff *diff)
{
	size_t kept = 0;
	size_t i;

	for (i = 0; i < diff->row_count; i++) {
		diff_add_bytes(&diff->symbols, &diff->rows[i].bytes);
		if (is_changed(&diff->rows[i])) {
			diff->rows[kept++] = diff->rows[i];
			continue;
		}
		merge_row(&diff->unchanged, &diff->rows[i]);
		diff->unchanged_count++;
	}
	diff->row_count = kept;
}

/* --- order --- */

static int compare_numbers(int64_t a, int64_t b)
{
	return a < b ? -1 : a > b;
}

static int compare_hot(const void *a, const void *b)
{
	const struct diff_row *x = a, *y = b;
	int order = compare_numbers(diff_hot_delta(&x->bytes),
				    diff_hot_delta(&y->bytes));

	return order ? order : compare_rows(a, b);
}

static int compare_cold(const void *a, const void *b)
{
	const struct diff_row *x = a, *y = b;
	int order = compare_numbers(diff_cold_delta(&y->bytes),
				    diff_cold_delta(&x->bytes));

	return order ? order : compare_rows(a, b);
}

static int compare_net(const void *a, const void *b)
{
	const struct diff_row *x = a, *y = b;
	int order = compare_numbers(diff_net(&x->bytes), diff_net(&y->bytes));

	return order ? order : compare_rows(a, b);
}

static void sort_rows(struct diff *diff)
{
	static int (*const compare[])(const void *, const void *) = {
		[DIFF_SORT_HOT] = compare_hot,
		[DIFF_SORT_COLD] = compare_cold,
		[DIFF_SORT_NET] = compare_net,
		[DIFF_SORT_NAME] = compare_rows,
	};

	if (diff->rows)
		qsort(diff->rows, diff->row_count, sizeof(*diff->rows),
		      compare[diff->options->sort]);
}

/* --- pairs --- */

/* Different machines are not compared: bytes of code would mean nothing. */
static int check_pair(const struct osb_object *old,
		      const struct osb_object *new)
{
	if (old->machine == new->machine && old->class == new->class)
		return 0;
	osb_error("%s and %s are for different machines", old->name,
		  new->name);
	return -1;
}

/*
 * Adds OLD and NEW, one of which may be NULL.  What is double on both sides
 * does not count; what is double on one side only counts on both, or the other
 * side would seem to have grown by a whole object.
 */
static int add_pair(struct diff *diff, const struct osb_object *old,
		    const struct osb_object *new)
{
	if (old && new && check_pair(old, new))
		return -1;
	if ((!old || old->twice) && (!new || new->twice)) {
		diff->doubles[DIFF_OLD] += !!old;
		diff->doubles[DIFF_NEW] += !!new;
		return 0;
	}
	diff->paired += old && new;
	diff->alone[DIFF_OLD] += !new;
	diff->alone[DIFF_NEW] += !old;
	if (old)
		add_object(diff, DIFF_OLD, old);
	if (new)
		add_object(diff, DIFF_NEW, new);
	return 0;
}

/* Walks both lists, which are sorted by part, side by side. */
static int pair_objects(struct diff *diff)
{
	const struct osb_input *old = &diff->input[DIFF_OLD];
	const struct osb_input *new = &diff->input[DIFF_NEW];
	size_t i = 0, j = 0;

	while (i < old->object_count || j < new->object_count) {
		int order = i == old->object_count ? 1 :
			    j == new->object_count ? -1 :
			    strcmp(old->objects[i].part, new->objects[j].part);

		if (add_pair(diff, order <= 0 ? &old->objects[i++] : NULL,
			     order >= 0 ? &new->objects[j++] : NULL))
			return -1;
	}
	return 0;
}

int diff_collect(struct diff *diff)
{
	if (read_inputs(diff) || check_objects(diff, &diff->input[DIFF_OLD]) ||
	    check_objects(diff, &diff->input[DIFF_NEW]))
		return -1;
	if (pair_objects(diff))
		return -1;
	merge_rows(diff);
	filter_rows(diff);
	count_regions(diff);
	remove_unchanged(diff);
	sort_rows(diff);
	return 0;
}

void diff_free(struct diff *diff)
{
	size_t i;

	for (i = 0; i < diff->row_count; i++)
		free(diff->rows[i].name);
	free(diff->rows);
	osb_input_free(&diff->input[DIFF_OLD]);
	osb_input_free(&diff->input[DIFF_NEW]);
}
