// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * The only room that prints: remarks (-fopt-info, -fsave-optimization-record),
 * the dump files, statistics, and the records in the object.
 */

#include "osb.h"

/* --- verdicts -------------------------------------------------------------- */

struct verdict_row {
	const char *id;
	enum osb_bars bars;
	const char *text;
};

static const struct verdict_row verdict_rows[] = {
#define OSB_VERDICT(NAME, ID, BARS, TEXT) { ID, OSB_BARS_##BARS, TEXT },
#include "osb_verdicts.def"
#undef OSB_VERDICT
};

static const char *verdict_id(enum osb_verdict verdict)
{
	return verdict_rows[verdict].id;
}

static const char *verdict_text(enum osb_verdict verdict)
{
	return verdict_rows[verdict].text;
}

enum osb_bars osb_verdict_bars(enum osb_verdict verdict)
{
	return verdict_rows[verdict].bars;
}

/* --- records --------------------------------------------------------------- */

static auto_vec<char *> records;

static struct {
	unsigned guards, outlined, split, left;
} totals;

static const char *const treatment_words[] = { "leave", "outline", "split" };

static const char *child_symbol(const struct osb_record *record)
{
	return record->child ? osb_symbol_name(record->child) : "-";
}

static const char *function_symbol(void)
{
	return osb_symbol_name(current_function_decl);
}

/* What is known of a child that was made before inlining. */
struct early_child {
	int bytes;
	unsigned live_ins, live_outs;
};

static hash_map<nofree_string_hash, struct early_child> *early_children;

/*
 * Remember what RECORD, of the early pass, says of the child that was made.
 * The late pass sees the call of it only.
 */
void osb_report_child(const struct osb_record *record)
{
	struct early_child child;

	if (!record->child || record->child == record->region->shared_child)
		return;
	if (!early_children)
		early_children =
			new hash_map<nofree_string_hash, struct early_child>;
	child.bytes = record->plan->bytes;
	child.live_ins = record->region->live_ins.length();
	child.live_outs = record->region->num_slots;
	early_children->put(child_symbol(record), child);
}

static const struct early_child *find_early_child(const struct osb_record *record)
{
	if (!early_children || !record->child)
		return NULL;
	return early_children->get(child_symbol(record));
}

/* A tab separates fields, so one in a file's name is escaped. */
static char *escape(const char *text)
{
	pretty_printer pp;

	for (; *text; text++)
		if (*text == '\t')
			pp_string(&pp, "\\t");
		else if (*text == '\\')
			pp_string(&pp, "\\\\");
		else
			pp_character(&pp, *text);
	return xstrdup(pp_formatted_text(&pp));
}

/*
 * Keep RECORD for the object.  Guards are recorded once, by the late pass, in
 * the function that is emitted; docs/records.md is the format.
 */
void osb_report_record(const struct osb_record *record)
{
	const struct osb_plan *plan = record->plan;
	const struct early_child *early = find_early_child(record);
	const struct osb_region *region = record->region;
	expanded_location where = expand_location(record->loc);
	char *file = escape(where.file ? where.file : main_input_filename);

	records.safe_push(xasprintf(
		"osb1\t%s\t%d\t%s\t%s\t%s\t%s\t%s\t%d\t%u\t%u\t%s", file,
		where.line, function_symbol(), record->guard->key,
		early ? "early" : "late", treatment_words[plan->treatment],
		verdict_id(plan->verdict),
		early ? early->bytes : plan->bytes,
		early ? early->live_ins :
			region ? region->live_ins.length() : 0,
		early ? early->live_outs : region ? region->num_slots : 0,
		child_symbol(record)));
	free(file);
	totals.guards++;
	totals.outlined += plan->treatment == OSB_OUTLINE;
	totals.split += plan->treatment == OSB_SPLIT_BLOCKS;
	totals.left += plan->treatment == OSB_LEAVE;
	statistics_counter_event(cfun, plan->treatment == OSB_OUTLINE ?
				 "guards outlined" :
				 plan->treatment == OSB_SPLIT_BLOCKS ?
				 "guards split" : "guards left", 1);
}

/* --- remarks --------------------------------------------------------------- */

static char *remark_text(const struct osb_record *record)
{
	const struct osb_plan *plan = record->plan;
	const char *id = verdict_id(plan->verdict);
	const char *key = record->guard->key, *fn = function_symbol();

	switch (plan->treatment) {
	case OSB_OUTLINE:
		return xasprintf("Outlined: key '%s' in '%s' to '%s' [%s]\n",
				 key, fn, child_symbol(record), id);
	case OSB_SPLIT_BLOCKS:
		return xasprintf("Split: key '%s' in '%s' [%s]\n", key, fn, id);
	default:
		return xasprintf("Left: key '%s' in '%s' [%s]: %s\n", key, fn,
				 id, verdict_text(plan->verdict));
	}
}

/*
 * Say what became of a guard, where a dump file asks for it and, once, where
 * -fopt-info does.
 */
void osb_report_remark(const struct osb_record *record)
{
	dump_user_location_t where;
	char *text;

	if (!dump_enabled_p() || (record->early && !dump_file))
		return;
	text = remark_text(record);
	where = dump_user_location_t::from_location_t(record->loc);
	if (record->early)
		fprintf(dump_file, "%s", text);
	else
		dump_printf_loc(record->plan->treatment == OSB_LEAVE ?
				MSG_MISSED_OPTIMIZATION :
				MSG_OPTIMIZED_LOCATIONS, where, "%s", text);
	free(text);
}

/* Details of REGION for the dump file: every number that the cost uses. */
void osb_report_region(const struct osb_region *region)
{
	basic_block bb;
	unsigned i;

	if (!dump_file)
		return;
	fprintf(dump_file, "Region: entry bb%d->bb%d, blocks:",
		region->arm->src->index, region->arm->dest->index);
	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		fprintf(dump_file, " %d", bb->index);
	fprintf(dump_file,
		"\n  exits %u, live-ins %u, live-outs %u, insns %u, calls %u, "
		"values across calls %u%s\n",
		region->exits.length(), region->live_ins.length(),
		region->num_slots, region->insns, region->calls,
		region->calls_across, region->in_loop ? ", in a loop" : "");
	fprintf(dump_file, "  outline: %s, split: %s\n",
		verdict_id(region->outline_verdict),
		verdict_id(region->split_verdict));
}

/* --- the object ------------------------------------------------------------ */

/*
 * Write the records into a section that the linker leaves out.  ASM_OUTPUT_*
 * would escape for the target; the text has no character that needs it but
 * the quote and the backslash.
 */
static void write_string(const char *text)
{
	fputs("\t.asciz\t\"", asm_out_file);
	for (; *text; text++) {
		unsigned char c = *text;

		if (c == '"' || c == '\\')
			fprintf(asm_out_file, "\\%c", c);
		else if (ISPRINT(c))
			fputc(c, asm_out_file);
		else
			fprintf(asm_out_file, "\\%03o", c);
	}
	fputs("\"\n", asm_out_file);
}

/*
 * Write everything that belongs to the translation unit as a whole.  TREATED
 * regions were moved or marked, those before inlining included.
 */
void osb_report_write(int treated)
{
	unsigned i;
	char *text;

	if (osb_opts.verbose && osb_stress_is_on())
		fprintf(stderr, OSB_PLUGIN_NAME ": %d regions treated\n",
			treated);
	if (osb_opts.verbose && totals.guards)
		fprintf(stderr, OSB_PLUGIN_NAME
			": %u guards: %u outlined, %u split, %u left\n",
			totals.guards, totals.outlined, totals.split,
			totals.left);
	if (asm_out_file && records.length() && !seen_error()) {
		fputs("\t.section\t.discard.osb,\"e\",%progbits\n",
		      asm_out_file);
		FOR_EACH_VEC_ELT(records, i, text)
			write_string(text);
	}
	FOR_EACH_VEC_ELT(records, i, text)
		free(text);
	records.truncate(0);
}
