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

/*
 * Mark ARM and the blocks of REGION (which may be NULL: the arm leads to a
 * block of its own) as never executed.
 */
void osb_split_mark(edge arm, const struct osb_region *region)
{
	basic_block bb;
	unsigned i;

	never_take(arm);
	if (!region) {
		arm->dest->count = profile_count::zero();
		return;
	}
	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		bb->count = profile_count::zero();
}

/*
 * The opposite for a function that must not have a cold part: ARM is very
 * unlikely, and REGION (a call of a child) stays behind the hot code.
 */
void osb_split_keep_hot(edge arm, const struct osb_region *region)
{
	profile_probability rare = profile_probability::very_unlikely();
	profile_count count = arm->src->count.apply_probability(rare);
	basic_block bb;
	edge_iterator ei;
	unsigned i;
	edge e;

	FOR_EACH_EDGE(e, ei, arm->src->succs)
		e->probability = e == arm ? rare : rare.invert();
	FOR_EACH_VEC_ELT(region->blocks, i, bb) {
		bb->count = count;
		if (single_succ_p(bb))
			single_succ_edge(bb)->probability =
				profile_probability::always();
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
}

/* --- repairing counts ----------------------------------------------------------- */

/* Can BB, whose count is zero, be reached by a way that is taken? */
static bool is_reached(basic_block bb)
{
	edge_iterator ei;
	edge e;

	FOR_EACH_EDGE(e, ei, bb->preds)
		if (!(e->src->count == profile_count::zero()) &&
		    !(e->probability == profile_probability::never()))
			return true;
	return false;
}

static profile_count count_of_ways(basic_block bb)
{
	profile_count count = profile_count::zero();
	edge_iterator ei;
	edge e;

	FOR_EACH_EDGE(e, ei, bb->preds)
		count += e->count();
	return count;
}

/*
 * Where a cold way and a hot way enter a block with the same PHI arguments,
 * GCC's control dependent DCE routes both through a new block that has the
 * count of the first of them alone (tree-ssa-dce.cc,
 * make_forwarders_with_degenerate_phis (), up to GCC 12).  A count of zero
 * would then put the hot way into fn.cold.  Give such blocks of the current
 * function the executions that come in.
 */
void osb_split_repair_counts(void)
{
	bool changed = true;
	basic_block bb;

	while (changed) {
		changed = false;
		FOR_EACH_BB_FN(bb, cfun)
			if (bb->count == profile_count::zero() &&
			    is_reached(bb)) {
				bb->count = count_of_ways(bb);
				changed |= !(bb->count ==
					     profile_count::zero());
			}
	}
}
