// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What a folder holds twice.
 *
 * A build leaves more than the compiler's objects: `ld -r' combines them, ar
 * packs copies, and a combination of a single object looks like a copy.  Each
 * compiled object has one STT_FILE symbol, and ld -r keeps them all, so they
 * are the list of parts of a combination.  Two rules follow:
 *
 * - Objects with the same source file, the same functions of the same sizes
 *   and the same records are copies; the first by name counts, and a file
 *   before a member of an archive.
 * - An object with two or more source files is a combination.  When objects of
 *   their own stand for each of them, it does not count; when some are missing,
 *   it counts in full (with a warning when others are there).
 */
#include <stdlib.h>
#include <string.h>

#include "elf_input.h"
#include "util.h"

static bool is_combined(const struct osb_object *object)
{
	return object->file_count > 1;
}

static bool same_files(const struct osb_object *a, const struct osb_object *b)
{
	size_t i;

	if (a->file_count != b->file_count)
		return false;
	for (i = 0; i < a->file_count; i++)
		if (strcmp(a->files[i], b->files[i]))
			return false;
	return true;
}

static bool same_functions(const struct osb_object *a,
			   const struct osb_object *b)
{
	size_t i;

	if (a->function_count != b->function_count)
		return false;
	for (i = 0; i < a->function_count; i++)
		if (a->functions[i].size != b->functions[i].size ||
		    strcmp(a->functions[i].name, b->functions[i].name))
			return false;
	return true;
}

static bool same_records(const struct osb_object *a, const struct osb_object *b)
{
	size_t i;

	if (a->record_count != b->record_count)
		return false;
	for (i = 0; i < a->record_count; i++)
		if (a->records[i].size != b->records[i].size ||
		    memcmp(a->records[i].bytes, b->records[i].bytes,
			   a->records[i].size))
			return false;
	return true;
}

static bool is_copy(const struct osb_object *a, const struct osb_object *b)
{
	return a->machine == b->machine && a->class == b->class &&
	       same_files(a, b) && same_functions(a, b) && same_records(a, b);
}

/* By first source file, files before members, then by part, which is unique. */
static int compare_sources(const void *a, const void *b)
{
	const struct osb_object *x = *(struct osb_object *const *)a;
	const struct osb_object *y = *(struct osb_object *const *)b;
	int order = strcmp(x->files[0], y->files[0]);

	if (!order)
		order = x->member - y->member;
	return order ? order : strcmp(x->part, y->part);
}

/* Returns the COUNT objects that have a source file, in that order. */
static struct osb_object **sort_sources(struct osb_input *input, size_t *count)
{
	struct osb_object **sorted = osb_alloc(input->object_count,
					       sizeof(*sorted));
	size_t i;

	*count = 0;
	for (i = 0; i < input->object_count; i++)
		if (input->objects[i].file_count)
			sorted[(*count)++] = &input->objects[i];
	qsort(sorted, *count, sizeof(*sorted), compare_sources);
	return sorted;
}

/* Finds the copies among the COUNT objects of SORTED. */
static void mark_copies(struct osb_object **sorted, size_t count)
{
	size_t i, j;

	for (i = 0; i < count; i++) {
		for (j = i; j-- > 0;) {
			if (strcmp(sorted[i]->files[0], sorted[j]->files[0]))
				break;
			if (sorted[j]->twice == OSB_COUNTS &&
			    is_copy(sorted[i], sorted[j])) {
				sorted[i]->twice = OSB_COPY;
				break;
			}
		}
	}
}

/* Returns how many of the sorted files of OBJECT are among SOURCES. */
static size_t count_parts(const struct osb_object *object,
			  struct osb_object **sources, size_t count)
{
	size_t file = 0, source = 0, found = 0;

	while (file < object->file_count && source < count) {
		int order = strcmp(object->files[file],
				   sources[source]->files[0]);

		found += !order;
		file += order <= 0;
		source += order >= 0;
	}
	return found;
}

static void mark_combined(struct osb_object *object, size_t found)
{
	if (found == object->file_count)
		object->twice = OSB_COMBINED;
	else if (found)
		osb_error("warning: %s combines %zu objects, of which %zu are"
			  " in the folder too and count twice", object->name,
			  object->file_count, found);
}

void osb_folder_mark(struct osb_input *input)
{
	size_t count, i, singles = 0;
	struct osb_object **sorted = sort_sources(input, &count);
	struct osb_object **single = osb_alloc(count, sizeof(*single));

	mark_copies(sorted, count);
	for (i = 0; i < count; i++)
		if (!is_combined(sorted[i]) && sorted[i]->twice == OSB_COUNTS)
			single[singles++] = sorted[i];
	for (i = 0; i < count; i++)
		if (is_combined(sorted[i]) && sorted[i]->twice == OSB_COUNTS)
			mark_combined(sorted[i], count_parts(sorted[i], single,
							     singles));
	free(single);
	free(sorted);
}
