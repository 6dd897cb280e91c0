// SPDX-License-Identifier: GPL-2.0-or-later
/* osb report: what the records say, per key, per function and per verdict. */
#include <argp.h>
#include <stdlib.h>
#include <string.h>

#include "elf_input.h"
#include "osb.h"
#include "records.h"
#include "util.h"

struct report {
	char **paths;		/* not owned */
	size_t path_count;
	int tsv;
	struct osb_input *inputs;
	struct osb_records records;
	size_t objects[OSB_DOUBLES];
};

struct verdict {
	const char *id;
	const char *sentence;
};

#define OSB_VERDICT(NAME, ID, BARS, SENTENCE) { ID, SENTENCE },
static const struct verdict verdicts[] = {
#include "../plugin/osb_verdicts.def"
};
#undef OSB_VERDICT

static const char *verdict_sentence(const char *id)
{
	size_t i;

	for (i = 0; i < sizeof(verdicts) / sizeof(verdicts[0]); i++)
		if (!strcmp(verdicts[i].id, id))
			return verdicts[i].sentence;
	return "unknown to this version of osb";
}

/* --- reading --- */

static int read_inputs(struct report *report)
{
	size_t i, j;

	report->inputs = osb_alloc(report->path_count, sizeof(*report->inputs));
	for (i = 0; i < report->path_count; i++) {
		struct osb_input *input = &report->inputs[i];

		if (osb_input_read(report->paths[i], input))
			return -1;
		for (j = 0; j < input->object_count; j++) {
			report->objects[input->objects[j].twice]++;
			if (input->objects[j].twice == OSB_COUNTS)
				osb_records_add(&report->records,
						&input->objects[j]);
		}
	}
	osb_records_sort(&report->records);
	return 0;
}

static void free_report(struct report *report)
{
	size_t i;

	for (i = 0; report->inputs && i < report->path_count; i++)
		osb_input_free(&report->inputs[i]);
	free(report->inputs);
	free(report->paths);
	osb_records_free(&report->records);
}

/* --- sums --- */

struct sums {
	size_t guards;
	size_t treatment[OSB_TREATMENTS];
	int64_t hot_bytes;
};

static void add_to_sums(struct sums *sums, const struct osb_record *record)
{
	sums->guards++;
	sums->treatment[record->treatment]++;
	sums->hot_bytes += record->hot_bytes;
}

/* Qsort has no argument for the field, hence one comparison per table. */
static int compare_field(const void *a, const void *b, enum osb_field field)
{
	const struct osb_record *x = *(struct osb_record *const *)a;
	const struct osb_record *y = *(struct osb_record *const *)b;
	int order = strcmp(x->field[field], y->field[field]);

	/* The list is sorted: its order is the order of addresses. */
	return order ? order : x < y ? -1 : x > y;
}

static int compare_keys(const void *a, const void *b)
{
	return compare_field(a, b, OSB_FIELD_KEY);
}

static int compare_functions(const void *a, const void *b)
{
	return compare_field(a, b, OSB_FIELD_FUNCTION);
}

static int compare_verdicts(const void *a, const void *b)
{
	return compare_field(a, b, OSB_FIELD_VERDICT);
}

/* Returns pointers to all records in the order of COMPARE, to be freed. */
static struct osb_record **sorted_by(const struct osb_records *records,
				     int (*compare)(const void *,
						    const void *))
{
	struct osb_record **sorted = osb_alloc(records->count,
					       sizeof(*sorted));
	size_t i;

	for (i = 0; i < records->count; i++)
		sorted[i] = &records->list[i];
	qsort(sorted, records->count, sizeof(*sorted), compare);
	return sorted;
}

/*
 * Sums up the records from *AT on that have the same FIELD, moves *AT after
 * them and returns the value of the field.
 */
static const char *next_group(struct osb_record **sorted, size_t count,
			      enum osb_field field, size_t *at,
			      struct sums *sums)
{
	const char *value = sorted[*at]->field[field];

	memset(sums, 0, sizeof(*sums));
	while (*at < count && !strcmp(sorted[*at]->field[field], value))
		add_to_sums(sums, sorted[(*at)++]);
	return value;
}

/* --- text --- */

static void header(struct osb_table *table, const char *const *titles)
{
	size_t i;

	for (i = 0; i < table->columns; i++)
		osb_table_cell(table, "%s", titles[i]);
}

static void print_keys(const struct osb_records *records)
{
	static const char *const titles[] = {
		"Key", "guards", "outlined", "split", "left", "bytes",
	};
	struct osb_record **sorted = sorted_by(records, compare_keys);
	struct osb_table table;
	struct sums sums;
	size_t at = 0;

	osb_table_init(&table, "lrrrrr");
	header(&table, titles);
	while (at < records->count) {
		osb_table_cell(&table, "%s",
			       next_group(sorted, records->count, OSB_FIELD_KEY,
					  &at, &sums));
		osb_table_cell(&table, "%zu", sums.guards);
		osb_table_cell(&table, "%zu", sums.treatment[OSB_OUTLINE]);
		osb_table_cell(&table, "%zu", sums.treatment[OSB_SPLIT]);
		osb_table_cell(&table, "%zu", sums.treatment[OSB_LEAVE]);
		osb_table_cell(&table, "%lld",
			       (long long)sums.hot_bytes);
	}
	osb_table_print(&table, stdout);
	free(sorted);
}

static void print_functions(const struct osb_records *records)
{
	static const char *const titles[] = {
		"Function", "treatment", "verdict", "bytes", "child", "key",
		"guard",
	};
	struct osb_record **sorted = sorted_by(records, compare_functions);
	struct osb_table table;
	size_t i;

	osb_table_init(&table, "lllrlll");
	header(&table, titles);
	for (i = 0; i < records->count; i++) {
		const char *const *field = sorted[i]->field;

		osb_table_cell(&table, "%s", field[OSB_FIELD_FUNCTION]);
		osb_table_cell(&table, "%s", field[OSB_FIELD_TREATMENT]);
		osb_table_cell(&table, "%s", field[OSB_FIELD_VERDICT]);
		osb_table_cell(&table, "%s", field[OSB_FIELD_HOT_BYTES]);
		osb_table_cell(&table, "%s", field[OSB_FIELD_CHILD]);
		osb_table_cell(&table, "%s", field[OSB_FIELD_KEY]);
		osb_table_cell(&table, "%s:%s", field[OSB_FIELD_FILE],
			       field[OSB_FIELD_LINE]);
	}
	osb_table_print(&table, stdout);
	free(sorted);
}

static void print_verdicts(const struct osb_records *records)
{
	static const char *const titles[] = {
		"Verdict", "guards", "bytes", "meaning",
	};
	struct osb_record **sorted = sorted_by(records, compare_verdicts);
	struct osb_table table;
	struct sums sums;
	size_t at = 0;

	osb_table_init(&table, "lrrl");
	header(&table, titles);
	while (at < records->count) {
		const char *id = next_group(sorted, records->count,
					    OSB_FIELD_VERDICT, &at, &sums);

		osb_table_cell(&table, "%s", id);
		osb_table_cell(&table, "%zu", sums.guards);
		osb_table_cell(&table, "%lld",
			       (long long)sums.hot_bytes);
		osb_table_cell(&table, "%s", verdict_sentence(id));
	}
	osb_table_print(&table, stdout);
	free(sorted);
}

static size_t count_functions(const struct osb_records *records)
{
	size_t count = 0;
	size_t i, j;

	/* Two objects may each have a static function of one name. */
	for (i = 0; i < records->count; i = j) {
		struct osb_records one = { .list = records->list + i };
		struct osb_record **sorted;
		struct sums sums;
		size_t at = 0;

		for (j = i; j < records->count &&
		     !strcmp(records->list[i].object, records->list[j].object);
		     j++)
			one.count++;
		sorted = sorted_by(&one, compare_functions);
		for (; at < one.count; count++)
			next_group(sorted, one.count, OSB_FIELD_FUNCTION, &at,
				   &sums);
		free(sorted);
	}
	return count;
}

static void print_totals(const struct report *report)
{
	const struct osb_records *records = &report->records;
	struct sums sums = { 0 };
	size_t i;

	for (i = 0; i < records->count; i++)
		add_to_sums(&sums, &records->list[i]);
	printf("guards: %zu in %zu functions of %zu objects (of %zu)"
	       "  outlined: %zu  split: %zu  left: %zu  bytes: %lld\n",
	       sums.guards, count_functions(records), records->objects,
	       report->objects[OSB_COUNTS], sums.treatment[OSB_OUTLINE],
	       sums.treatment[OSB_SPLIT], sums.treatment[OSB_LEAVE],
	       (long long)sums.hot_bytes);
}

static void print_skipped(const struct report *report)
{
	size_t thin = 0;
	size_t i;

	for (i = 0; i < report->path_count; i++)
		thin += report->inputs[i].skipped_thin;
	if (report->objects[OSB_COMBINED] || report->objects[OSB_COPY] || thin)
		printf("not counted twice: %zu combined objects, %zu copies,"
		       " %zu thin archives\n", report->objects[OSB_COMBINED],
		       report->objects[OSB_COPY], thin);
	if (report->records.foreign)
		printf("passed over: %zu records of another version than "
		       OSB_RECORD_TAG "\n", report->records.foreign);
	if (report->records.damaged)
		printf("passed over: %zu damaged records\n",
		       report->records.damaged);
}

static void print_text(const struct report *report)
{
	if (report->records.count) {
		print_totals(report);
		print_skipped(report);
		putchar('\n');
		print_keys(&report->records);
		putchar('\n');
		print_functions(&report->records);
		putchar('\n');
		print_verdicts(&report->records);
		return;
	}
	printf("no records in %zu objects: no guards, or compiled without the"
	       " plugin or optimization\n", report->objects[OSB_COUNTS]);
	print_skipped(report);
}

/* --- TSV --- */

static void print_tsv(const struct osb_records *records)
{
	size_t i, field;

	puts("object\tfile\tline\tfunction\tkey\tphase\ttreatment\tverdict"
	     "\thot_bytes\tlive_ins\tlive_outs\tchild");
	for (i = 0; i < records->count; i++) {
		fputs(records->list[i].object, stdout);
		for (field = OSB_FIELD_FILE; field < OSB_FIELDS; field++)
			printf("\t%s", records->list[i].field[field]);
		putchar('\n');
	}
}

/* --- the command --- */

static error_t parse_option(int key, char *arg, struct argp_state *state)
{
	struct report *report = state->input;

	switch (key) {
	case 't':
		report->tsv = 1;
		return 0;
	case ARGP_KEY_ARG:
		report->paths = osb_grow(report->paths, report->path_count,
					 sizeof(*report->paths));
		report->paths[report->path_count++] = arg;
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_error(state, "which objects, archives or folders?");
		return EINVAL;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static const struct argp_option options[] = {
	{ "tsv", 't', NULL, 0,
	  "One line per record, fields separated by TABs, after a header", 0 },
	{ 0 }
};

static const struct argp report_argp = {
	.options = options,
	.parser = parse_option,
	.args_doc = "PATH...",
	.doc = "Shows the records which the plugin left in objects, archives"
	       " and build folders: what became of every static key guard.\v"
	       "Bytes are the plugin's estimate of what left the hot text; `osb"
	       " diff' measures.  In a folder *.o and *.a are read; combined"
	       " objects, copies and thin archives whose parts are there do not"
	       " count twice.\n\n"
	       "Exit status: 0 fine (also without records), 2 wrong usage,"
	       " unreadable input or damaged records.",
};

int osb_report_main(int argc, char **argv)
{
	struct report report = { 0 };
	int status = OSB_EXIT_ERROR;

	argp_parse(&report_argp, argc, argv, 0, NULL, &report);
	if (!read_inputs(&report)) {
		if (report.tsv)
			print_tsv(&report.records);
		else
			print_text(&report);
		if (!report.records.damaged)
			status = OSB_EXIT_OK;
	}
	free_report(&report);
	return status;
}
