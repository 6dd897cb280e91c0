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
 * Let the blocks that do run have the executions that the marked ones lost.
 * To be called once after the last mark, with SSA and loops in order.
 */
void osb_split_finish(void)
{
	if (profile_status_for_fn(cfun) == PROFILE_GUESSED)
		rebuild_frequencies();
}
