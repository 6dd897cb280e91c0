// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Splitting: the guarded blocks stay, but are known never to be executed, so
 * that GCC's own -freorder-blocks-and-partition puts them into fn.cold and
 * every pass before it optimises for the other way.
 */

#include "osb.h"

/* Say that ARM is never taken.  The frequencies must be rebuilt afterwards. */
static void never_take(edge arm)
{
	edge_iterator ei;
	edge e;

	FOR_EACH_EDGE(e, ei, arm->src->succs)
		e->probability = e == arm ? profile_probability::never() :
					    profile_probability::always();
}

/* The asm goto that ends BB gets a label where none of its edges leads. */
static void plant_lost_label(basic_block bb)
{
	gasm *stmt = safe_dyn_cast<gasm *>(osb_last_stmt(bb));

	if (stmt)
		TREE_VALUE(gimple_asm_label_op(stmt, 0)) =
			gimple_block_label(bb);
}

/*
 * Mark ARM and all blocks of REGION as never executed.  REGION is NULL when it
 * has been outlined: what is left of it has no executions yet.
 */
void osb_split_mark(edge arm, const struct osb_region *region)
{
	basic_block bb;
	unsigned i;

	if (!osb_fault_planted(OSB_FAULT_IR_WARM_ARM))
		never_take(arm);
	if (osb_fault_planted(OSB_FAULT_IR_LABEL))
		plant_lost_label(arm->src);
	if (!region)
		return;
	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		bb->count = profile_count::zero();
	FOR_EACH_VEC_ELT(region->shared, i, bb)
		bb->count = profile_count::zero();
}

/* BB is executed COUNT times, and then goes on in one of its ways. */
static void revive(basic_block bb, profile_count count)
{
	bool doubtful = false;
	edge_iterator ei;
	edge e;

	bb->count = count;
	FOR_EACH_EDGE(e, ei, bb->succs)
		doubtful |= !e->probability.initialized_p() ||
			    e->probability == profile_probability::never();
	if (doubtful)
		FOR_EACH_EDGE(e, ei, bb->succs)
			e->probability = profile_probability::guessed_always()
				.apply_scale(1, EDGE_COUNT(bb->succs));
}

/*
 * The opposite for a function that must not have a cold part: ARM is very
 * unlikely, and REGION stays behind the hot code, even where it was marked
 * before it was inlined here.  REGION is NULL when it has just been outlined;
 * what is left of it is a chain of blocks.
 */
void osb_split_keep_hot(edge arm, const struct osb_region *region)
{
	profile_probability rare = profile_probability::very_unlikely();
	profile_count count = arm->src->count.apply_probability(rare);
	basic_block bb = arm->dest;
	edge_iterator ei;
	unsigned i;
	edge e;

	FOR_EACH_EDGE(e, ei, arm->src->succs)
		e->probability = e == arm ? rare : rare.invert();
	if (region) {
		FOR_EACH_VEC_ELT(region->blocks, i, bb)
			revive(bb, count);
		FOR_EACH_VEC_ELT(region->shared, i, bb)
			revive(bb, count);
		return;
	}
	for (; single_pred_p(bb); bb = single_succ(bb)) {
		revive(bb, count);
		if (!single_succ_p(bb))
			break;
	}
}

/*
 * Let the blocks that do run have the executions that the marked ones lost.
 * To be called once after the last mark, with SSA and loops in order.
 */
void osb_split_finish(void)
{
	if (profile_status_for_fn(cfun) == PROFILE_GUESSED)
		rebuild_frequencies();
	if (osb_fault_planted(OSB_FAULT_IR_WARM_STUB)) {
		basic_block bb;

		FOR_EACH_BB_FN(bb, cfun)
			bb->count = ENTRY_BLOCK_PTR_FOR_FN(cfun)->count;
	}
}
