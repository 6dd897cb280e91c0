// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * The only room that prints: remarks (-fopt-info, -fsave-optimization-record),
 * the dump files, statistics, and the records in the object.
 */

#include "osb.h"

/* --- verdicts ---------------------------------------------------------------- */

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

const char *osb_verdict_id(enum osb_verdict verdict)
{
	return verdict_rows[verdict].id;
}

const char *osb_verdict_text(enum osb_verdict verdict)
{
	return verdict_rows[verdict].text;
}

enum osb_bars osb_verdict_bars(enum osb_verdict verdict)
{
	return verdict_rows[verdict].bars;
}

/* --- records ------------------------------------------------------------------- */

static auto_vec<char *> records;

static struct {
	unsigned guards, outlined, split, left;
} totals;

static const char *const treatment_words[] = { "leave", "outline", "split" };

static const char *child_symbol(const struct osb_record *record)
{
	return record->child ?
	       IDENTIFIER_POINTER(DECL_ASSEMBLER_NAME(record->child)) : "-";
}

static const char *function_symbol(void)
{
	const char *name = IDENTIFIER_POINTER(
		DECL_ASSEMBLER_NAME(current_function_decl));

	return *name == '*' ? name + 1 : name;
}

/* Was the code moved before inlining, i.e. is the child shared? */
static const char *phase_word(const struct osb_record *record)
{
	return record->plan->verdict == OSB_SHARED ? "early" : "late";
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
	expanded_location where = expand_location(record->loc);
	char *file = escape(where.file ? where.file : main_input_filename);

	records.safe_push(xasprintf(
		"osb1\t%s\t%d\t%s\t%s\t%s\t%s\t%s\t%d\t%u\t%u\t%s", file,
		where.line, function_symbol(), record->guard->key,
		phase_word(record), treatment_words[plan->treatment],
		osb_verdict_id(plan->verdict), plan->bytes,
		record->region ? record->region->live_ins.length() : 0,
		record->region ? record->region->num_slots : 0,
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

/* --- remarks ---------------------------------------------------------------------- */

/* Say what became of a guard, where -fopt-info or a dump file asks for it. */
void osb_report_remark(const struct osb_record *record)
{
	const struct osb_plan *plan = record->plan;
	const char *id = osb_verdict_id(plan->verdict);
	const char *key = record->guard->key;
	dump_user_location_t where;

	if (!dump_enabled_p())
		return;
	where = dump_user_location_t::from_location_t(record->loc);
	if (plan->treatment == OSB_OUTLINE && record->child)
		dump_printf_loc(MSG_OPTIMIZED_LOCATIONS, where,
				"Outlined: key '%s' in '%s' to '%s' [%s]\n",
				key, function_symbol(), child_symbol(record),
				id);
	else if (plan->treatment == OSB_SPLIT_BLOCKS)
		dump_printf_loc(MSG_OPTIMIZED_LOCATIONS, where,
				"Split: key '%s' in '%s' [%s]\n", key,
				function_symbol(), id);
	else if (plan->treatment == OSB_LEAVE)
		dump_printf_loc(MSG_MISSED_OPTIMIZATION, where,
				"Left: key '%s' in '%s' [%s]: %s\n", key,
				function_symbol(), id,
				osb_verdict_text(plan->verdict));
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
		osb_verdict_id(region->outline_verdict),
		osb_verdict_id(region->split_verdict));
}

/* --- the object --------------------------------------------------------------------- */

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

/* Write everything that belongs to the translation unit as a whole. */
void osb_report_write(void)
{
	unsigned i;
	char *text;

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
