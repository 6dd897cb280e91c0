// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What GCC itself gets wrong around code that is known never to be executed.
 * Guards make much of it, so it would show; docs/gcc-bugs.md has the causes.
 */

#include "osb.h"

/* --- counts of zero that spread -------------------------------------------- */

/*
 * Expansion to RTL forgets how likely the ways of an asm goto are, so there its
 * edges tell nothing about where they lead.
 */
static bool leaves_asm_goto(edge e)
{
	rtx_insn *end;

	if (current_ir_type() == IR_GIMPLE)
		return false;
	end = BB_END(e->src);
	return end && JUMP_P(end) && extract_asm_operands(PATTERN(end));
}

static bool is_taken(edge e)
{
	return !(e->src->count == profile_count::zero()) &&
	       !(e->probability == profile_probability::never()) &&
	       !leaves_asm_goto(e);
}

/* The executions that come into BB; zero where nothing is known to. */
static profile_count count_of_ways(basic_block bb)
{
	profile_count count = profile_count::zero();
	edge_iterator ei;
	edge e;

	FOR_EACH_EDGE(e, ei, bb->preds)
		if (is_taken(e))
			count += e->count();
	return count;
}

/*
 * The way on from BB, which is executed, when all of them lead to blocks that
 * never are: the likeliest, and behind an asm goto the one past its label.
 * NULL when there is no need or no such way.
 */
static edge way_to_revive(basic_block bb)
{
	edge_iterator ei;
	edge e, best = NULL;

	FOR_EACH_EDGE(e, ei, bb->succs) {
		if (e->flags & EDGE_DFS_BACK)
			continue;
		if (e->dest == EXIT_BLOCK_PTR_FOR_FN(cfun) ||
		    !(e->dest->count == profile_count::zero()))
			return NULL;
		if (e->probability == profile_probability::never())
			continue;
		if (!best || (leaves_asm_goto(e) ? e->flags & EDGE_FALLTHRU :
			      e->probability > best->probability))
			best = e;
	}
	return best;
}

/*
 * Executed code goes on somewhere.  Block partitioning sees to that as well, but
 * makes every way behind an asm goto hot, and too late for
 * osb_repair_asm_goto ().  For RTL.
 */
static bool revive_ways(void)
{
	bool changed = false;
	basic_block bb;

	if (osb_fault_planted(OSB_FAULT_GCC_WAYS))
		return false;
	FOR_EACH_BB_FN(bb, cfun) {
		edge e = bb->count == profile_count::zero() ? NULL :
			 way_to_revive(bb);

		if (!e)
			continue;
		e->dest->count = bb->count;
		changed = true;
	}
	return changed;
}

/*
 * Where a cold way and a hot way enter a block with the same PHI arguments,
 * GCC's control dependent DCE routes both through a new block that has the
 * count of the first of them alone (tree-ssa-dce.cc,
 * make_forwarders_with_degenerate_phis (), up to GCC 12).  A count of zero
 * would then put the hot way into fn.cold.  Tail merging and cross jumping do
 * the like, and where bbpart has to make such a block hot again it forgets to
 * mark the edges that now cross (an internal error with -fchecking).  Give
 * such blocks of the current function the executions that come in.
 */
void osb_repair_counts(void)
{
	bool rtl = current_ir_type() != IR_GIMPLE, changed = true;
	basic_block bb;

	if (osb_fault_planted(OSB_FAULT_GCC_COUNTS))
		return;
	if (rtl)
		mark_dfs_back_edges();
	while (changed) {
		changed = rtl && revive_ways();
		FOR_EACH_BB_FN(bb, cfun)
			if (bb->count == profile_count::zero()) {
				bb->count = count_of_ways(bb);
				changed |= !(bb->count ==
					     profile_count::zero());
			}
	}
}

/* --- asm goto without a choice --------------------------------------------- */

/* Does BB end in an asm goto whose label is where it falls through to? */
static bool falls_to_own_label(basic_block bb)
{
	rtx_insn *end = BB_END(bb);
	rtx operands;

	if (!single_succ_p(bb) || !end || !JUMP_P(end) ||
	    single_succ(bb) == EXIT_BLOCK_PTR_FOR_FN(cfun) ||
	    !(single_succ_edge(bb)->flags & EDGE_FALLTHRU))
		return false;
	operands = extract_asm_operands(PATTERN(end));
	return operands && ASM_OPERANDS_LABEL_LENGTH(operands) > 0;
}

/*
 * Where a cold asm goto leads to one hot block by its label and by falling
 * through, bbpart replaces the one edge by two and marks only one of them as
 * crossing (cfgrtl.c, force_nonfallthru_and_redirect ()).  With a block of its
 * own behind it nothing crosses but a plain jump.  For RTL before bbpart.
 */
void osb_repair_asm_goto(void)
{
	auto_vec<edge> edges;
	basic_block bb;
	unsigned i;
	edge e;

	if (osb_fault_planted(OSB_FAULT_GCC_ASM_GOTO))
		return;
	FOR_EACH_BB_FN(bb, cfun)
		if (falls_to_own_label(bb) &&
		    (bb->count == profile_count::zero()) !=
		    (single_succ(bb)->count == profile_count::zero()))
			edges.safe_push(single_succ_edge(bb));
	FOR_EACH_VEC_ELT(edges, i, e) {
		profile_count count = e->src->count;

		bb = split_edge(e);
		bb->count = count;
	}
}

/* --- functions that became cold --------------------------------------------- */

/*
 * What only cold code calls is cold itself (ipa-profile.c,
 * ipa_propagate_frequency ()), and then not aligned (varasm.c,
 * assemble_start_function ()).  A guard that was treated may have made the current
 * function so; one that was cold for another reason cannot be told from it,
 * unless it has the attribute, and loses nothing but a few bytes.
 */
void osb_repair_alignment(void)
{
	if (optimize_function_for_size_p(cfun) &&
	    !opt_for_fn(current_function_decl, optimize_size) &&
	    !lookup_attribute("cold", DECL_ATTRIBUTES(current_function_decl)))
		osb_align_function(current_function_decl);
}

/* --- bitmaps of functions added late --------------------------------------- */

/*
 * ipa-prop registers a hook for new functions more than once and removes it
 * once, so it is still there when functions are expanded.  For a function that
 * is added then it runs before expand () has opened the default bitmap
 * obstack, and its bitmaps land in memory that belongs to someone else: an
 * internal error in alloc-pool, or worse.  A hook of ours that is older (and
 * so runs first) opens the obstack, one that is younger releases it.
 */
static void open_obstack(cgraph_node *, void *)
{
	if (symtab->state == EXPANSION)
		bitmap_obstack_initialize(NULL);
}

static void close_obstack(cgraph_node *, void *)
{
	if (symtab->state == EXPANSION)
		bitmap_obstack_release(NULL);
}

static void add_close_hook(void *, void *)
{
	symtab->add_cgraph_insertion_hook(close_obstack, NULL);
}

/* To be called once, from plugin_init (). */
void osb_repair_register_hooks(const char *plugin_name)
{
	if (osb_fault_planted(OSB_FAULT_GCC_OBSTACK))
		return;
	symtab->add_cgraph_insertion_hook(open_obstack, NULL);
	register_callback(plugin_name, PLUGIN_ALL_IPA_PASSES_END,
			  add_close_hook, NULL);
}
