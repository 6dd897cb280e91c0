// SPDX-License-Identifier: GPL-2.0-or-later
/* From the bytes of record sections to a list of records. */
#define _GNU_SOURCE
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "records.h"
#include "util.h"

static const char *const treatment_names[OSB_TREATMENTS] = {
	[OSB_OUTLINE] = "outline",
	[OSB_SPLIT] = "split",
	[OSB_LEAVE] = "leave",
};

/* Fields after the last known one are later additions: passed over. */
static size_t cut_fields(struct osb_record *record)
{
	char *rest = record->text;
	size_t count = 0;

	while (rest && count < OSB_FIELDS)
		record->field[count++] = strsep(&rest, "\t");
	return count;
}

static bool parse_number(const char *text, uint64_t *number)
{
	*number = 0;
	if (!*text)
		return false;
	for (; *text; text++) {
		if (*text < '0' || *text > '9' ||
		    __builtin_mul_overflow(*number, 10, number) ||
		    __builtin_add_overflow(*number, *text - '0', number))
			return false;
	}
	return true;
}

/* Only the estimate may be negative: a forced treatment can cost bytes. */
static bool parse_estimate(const char *text, int64_t *bytes)
{
	bool negative = *text == '-';
	uint64_t number;

	/* A terabyte is no estimate, and sums must not overflow. */
	if (!parse_number(text + negative, &number) || number >> 40)
		return false;
	*bytes = negative ? -(int64_t)number : (int64_t)number;
	return true;
}

static bool parse_treatment(const char *text, enum osb_treatment *treatment)
{
	size_t i;

	for (i = 0; i < OSB_TREATMENTS; i++) {
		if (!strcmp(text, treatment_names[i])) {
			*treatment = i;
			return true;
		}
	}
	return false;
}

static bool parse_values(struct osb_record *record)
{
	uint64_t unused;
	size_t i;

	for (i = 0; i < OSB_FIELDS; i++)
		if (!*record->field[i])
			return false;
	return parse_treatment(record->field[OSB_FIELD_TREATMENT],
			       &record->treatment) &&
	       parse_number(record->field[OSB_FIELD_LINE], &record->line) &&
	       parse_estimate(record->field[OSB_FIELD_HOT_BYTES],
			      &record->hot_bytes) &&
	       parse_number(record->field[OSB_FIELD_LIVE_INS], &unused) &&
	       parse_number(record->field[OSB_FIELD_LIVE_OUTS], &unused);
}

static void add_damaged(struct osb_records *records, const char *object,
			const char *what)
{
	records->damaged++;
	osb_error("%s: damaged record: %s", object, what);
}

/* Takes the SIZE bytes at BYTES, which hold no NUL. */
static void add_record(struct osb_records *records, const char *object,
		       const char *bytes, size_t size)
{
	struct osb_record record = { .object = object };
	size_t fields;

	record.text = osb_printable(bytes, size, 1);
	fields = cut_fields(&record);
	if (strcmp(record.field[OSB_FIELD_TAG], OSB_RECORD_TAG)) {
		records->foreign++;
		free(record.text);
		return;
	}
	if (fields < OSB_FIELDS || !parse_values(&record)) {
		add_damaged(records, object,
			    fields < OSB_FIELDS ? "fields are missing" :
						  "a field has no valid value");
		free(record.text);
		return;
	}
	records->list = osb_grow(records->list, records->count,
				 sizeof(*records->list));
	records->list[records->count++] = record;
}

static void add_blob(struct osb_records *records, const char *object,
		     const struct osb_blob *blob)
{
	const char *at = blob->bytes;
	const char *end = at + blob->size;

	while (at < end) {
		const char *stop = memchr(at, '\0', end - at);

		if (!stop) {
			add_damaged(records, object, "the last one has no end");
			return;
		}
		/* Empty strings are padding. */
		if (stop != at)
			add_record(records, object, at, stop - at);
		at = stop + 1;
	}
}

void osb_records_add(struct osb_records *records,
		     const struct osb_object *object)
{
	size_t before = records->count + records->foreign + records->damaged;
	size_t i;

	for (i = 0; i < object->record_count; i++)
		add_blob(records, object->name, &object->records[i]);
	if (records->count + records->foreign + records->damaged > before)
		records->objects++;
}

static int compare_records(const void *a, const void *b)
{
	static const enum osb_field keys[] = {
		OSB_FIELD_FUNCTION, OSB_FIELD_CHILD, OSB_FIELD_KEY,
		OSB_FIELD_PHASE, OSB_FIELD_TREATMENT, OSB_FIELD_VERDICT,
		OSB_FIELD_HOT_BYTES, OSB_FIELD_LIVE_INS, OSB_FIELD_LIVE_OUTS,
	};
	const struct osb_record *x = a, *y = b;
	int order = strcmp(x->object, y->object);
	size_t i;

	if (!order)
		order = strcmp(x->field[OSB_FIELD_FILE],
			       y->field[OSB_FIELD_FILE]);
	if (!order && x->line != y->line)
		order = x->line < y->line ? -1 : 1;
	for (i = 0; !order && i < sizeof(keys) / sizeof(keys[0]); i++)
		order = strcmp(x->field[keys[i]], y->field[keys[i]]);
	return order;
}

void osb_records_sort(struct osb_records *records)
{
	if (records->list)
		qsort(records->list, records->count, sizeof(*records->list),
		      compare_records);
}

void osb_records_free(struct osb_records *records)
{
	size_t i;

	for (i = 0; i < records->count; i++)
		free(records->list[i].text);
	free(records->list);
	memset(records, 0, sizeof(*records));
}
