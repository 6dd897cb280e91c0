/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The records which the plugin leaves in objects; see docs/records.md. */
#ifndef OSB_RECORDS_H
#define OSB_RECORDS_H

#include <stddef.h>
#include <stdint.h>

#include "elf_input.h"

#define OSB_RECORD_SECTION ".discard.osb"
#define OSB_RECORD_TAG "osb1"

/* The fields of a record, in their order. */
enum osb_field {
	OSB_FIELD_TAG,
	OSB_FIELD_FILE,
	OSB_FIELD_LINE,
	OSB_FIELD_FUNCTION,
	OSB_FIELD_KEY,
	OSB_FIELD_PHASE,
	OSB_FIELD_TREATMENT,
	OSB_FIELD_VERDICT,
	OSB_FIELD_HOT_BYTES,
	OSB_FIELD_LIVE_INS,
	OSB_FIELD_LIVE_OUTS,
	OSB_FIELD_CHILD,
	OSB_FIELDS
};

enum osb_treatment {
	OSB_OUTLINE,
	OSB_SPLIT,
	OSB_LEAVE,
	OSB_TREATMENTS
};

/* One guard. */
struct osb_record {
	const char *object;	/* name of the object, not owned */
	char *text;		/* owned: the fields point into it */
	const char *field[OSB_FIELDS];
	enum osb_treatment treatment;
	uint64_t line;
	int64_t hot_bytes;	/* estimate of bytes taken out of hot text */
};

struct osb_records {
	struct osb_record *list;
	size_t count;
	size_t foreign;		/* records of another version, passed over */
	size_t damaged;		/* records that break the format */
	size_t objects;		/* objects with records of any kind */
};

/*
 * Adds the records of OBJECT, which must outlive RECORDS, to RECORDS, which
 * starts zeroed.  A damaged record is counted and warned about on stderr.
 */
void osb_records_add(struct osb_records *records,
		     const struct osb_object *object);

/* Orders by object, file, line, function, child and the remaining fields. */
void osb_records_sort(struct osb_records *records);

void osb_records_free(struct osb_records *records);

#endif
