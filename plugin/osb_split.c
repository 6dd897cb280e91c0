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
 * Mark ARM and all blocks of REGION as never executed.  REGION is NULL when it
 * has been outlined: what is left of it has no executions yet.
 */
void osb_split_mark(edge arm, const struct osb_region *region)
{
	basic_block bb;
	unsigned i;

	never_take(arm);
	if (!region)
		return;
	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		bb->count = profile_count::zero();
	FOR_EACH_VEC_ELT(region->shared, i, bb)
		bb->count = profile_count::zero();
}

/*
 * The opposite for a function that must not have a cold part: ARM is very
 * unlikely, and what it alone leads to stays behind the hot code.
 */
void osb_split_keep_hot(edge arm)
{
	profile_probability rare = profile_probability::very_unlikely();
	profile_count count = arm->src->count.apply_probability(rare);
	basic_block bb = arm->dest;
	edge_iterator ei;
	edge e;

	FOR_EACH_EDGE(e, ei, arm->src->succs)
		e->probability = e == arm ? rare : rare.invert();
	while (single_pred_p(bb)) {
		bb->count = count;
		if (!single_succ_p(bb))
			break;
		single_succ_edge(bb)->probability =
			profile_probability::always();
		bb = single_succ(bb);
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
