// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Which treatment leaves the fewest bytes in the hot text?  Pure arithmetic.
 *
 * Where the function is partitioned, both treatments take the guarded code out
 * of the hot text, the stub included.  What differs is what they demand of the
 * registers: code that stays in the function and keeps values across calls of
 * its own wants call-saved registers, which the function pushes on its way in
 * and pops on its way out, in the hot text.  A child saves them itself.  On
 * the other hand a region without calls leaves the caller's registers alone,
 * which a call does not.
 *
 * Where the function is not partitioned, what stays counts in full.
 */

#include "osb.h"

/* Bytes of a push and its pops, of a call, and of a move into an argument. */
#define BYTES_PER_SAVE 4
#define BYTES_PER_CALL 5
#define BYTES_PER_ARG 3
#define BYTES_PER_INSN 4

/* --- values that live across calls ----------------------------------------- */

static void add_use(bitmap live, tree use)
{
	if (TREE_CODE(use) == SSA_NAME && !virtual_operand_p(use))
		bitmap_set_bit(live, SSA_NAME_VERSION(use));
}

/* Live at the end of BB, from what is live at the start of its successors. */
static void live_at_end(basic_block bb, const vec<bitmap> &live_in, bitmap live)
{
	edge_iterator ei;
	edge e;

	FOR_EACH_EDGE(e, ei, bb->succs) {
		if ((unsigned)e->dest->index < live_in.length() &&
		    live_in[e->dest->index])
			bitmap_ior_into(live, live_in[e->dest->index]);
		for (gphi_iterator gsi = gsi_start_phis(e->dest);
		     !gsi_end_p(gsi); gsi_next(&gsi))
			add_use(live, PHI_ARG_DEF_FROM_EDGE(gsi.phi(), e));
	}
}

static bool is_real_call(gimple *stmt)
{
	return is_gimple_call(stmt) && !gimple_call_internal_p(stmt) &&
	       !gimple_inexpensive_call_p(as_a<gcall *>(stmt));
}

/* Walk BB backwards; *MOST becomes the most values live across a call. */
static void live_through(basic_block bb, bitmap live, unsigned *most)
{
	for (gimple_stmt_iterator gsi = gsi_last_nondebug_bb(bb);
	     !gsi_end_p(gsi); gsi_prev_nondebug(&gsi)) {
		gimple *stmt = gsi_stmt(gsi);
		ssa_op_iter iter;
		tree op;

		FOR_EACH_SSA_TREE_OPERAND(op, stmt, iter, SSA_OP_DEF)
			bitmap_clear_bit(live, SSA_NAME_VERSION(op));
		if (is_real_call(stmt))
			*most = MAX(*most, (unsigned)bitmap_count_bits(live));
		FOR_EACH_SSA_TREE_OPERAND(op, stmt, iter, SSA_OP_USE)
			add_use(live, op);
	}
	for (gphi_iterator gsi = gsi_start_phis(bb); !gsi_end_p(gsi);
	     gsi_next(&gsi))
		bitmap_clear_bit(live,
				 SSA_NAME_VERSION(gimple_phi_result(gsi.phi())));
}

/* The most values that REGION itself keeps across one of its calls. */
unsigned osb_region_values_across_calls(const struct osb_region *region)
{
	auto_vec<bitmap> live_in;
	bool changed = true;
	unsigned most = 0, i;
	basic_block bb;
	bitmap live;

	if (!region->calls)
		return 0;
	live_in.safe_grow_cleared(last_basic_block_for_fn(cfun), true);
	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		live_in[bb->index] = BITMAP_ALLOC(NULL);
	while (changed) {
		changed = false;
		most = 0;
		FOR_EACH_VEC_ELT_REVERSE(region->blocks, i, bb) {
			auto_bitmap now;

			live_at_end(bb, live_in, now);
			live_through(bb, now, &most);
			changed |= bitmap_ior_into(live_in[bb->index], now);
		}
	}
	FOR_EACH_VEC_ELT(live_in, i, live)
		BITMAP_FREE(live);
	return most;
}

/* --- prices ---------------------------------------------------------------- */

static int region_bytes(const struct osb_region *region)
{
	return region->insns * BYTES_PER_INSN;
}

/* Hot bytes that the stub takes where it cannot be put elsewhere. */
static int stub_bytes(const struct osb_region *region)
{
	return BYTES_PER_CALL + BYTES_PER_ARG * (region->live_ins.length() +
						 region->num_slots);
}

/* Hot bytes that splitting leaves: the registers that its calls demand. */
static int split_price(const struct osb_region *region)
{
	return BYTES_PER_SAVE * region->calls_across;
}

/* Would the child do nothing but make the one call that REGION makes? */
static bool is_detour(const struct osb_region *region)
{
	return region->calls == 1 && region->stmts == 1;
}

/* Hot bytes that outlining leaves where the stub is cold. */
static int outline_price(const struct osb_region *region)
{
	int price = BYTES_PER_ARG * region->num_slots;

	if (is_detour(region))
		price += BYTES_PER_CALL;
	/* A call where there was none: values around it want saving. */
	if (!region->calls)
		price += 2 * BYTES_PER_SAVE;
	return price;
}

static void choose(struct osb_plan *plan, enum osb_treatment treatment,
		   enum osb_verdict verdict, int bytes)
{
	plan->treatment = treatment;
	plan->verdict = verdict;
	plan->bytes = treatment == OSB_LEAVE ? 0 : MAX(bytes, 0);
}

/* Does outlining pay at all?  OSB_OK, or why not. */
static enum osb_verdict judge_outline(const struct osb_region *region,
				      bool partitioned)
{
	if (osb_stress_is_on())
		return OSB_OK;
	if (region_bytes(region) < osb_opts.min_bytes)
		return OSB_TOO_SMALL;
	if (!partitioned && osb_opts.mode != OSB_MODE_OUTLINE &&
	    (is_detour(region) || region_bytes(region) <= stub_bytes(region)))
		return OSB_NO_GAIN;
	return OSB_OK;
}

/* Of two treatments that are possible, is outlining the better? */
static bool outline_is_better(const struct osb_region *region)
{
	if (osb_opts.mode == OSB_MODE_OUTLINE)
		return true;
	if (osb_stress_is_on())
		return osb_stress_outlines(region->arm);
	return outline_price(region) <= split_price(region);
}

/*
 * Choose the treatment of REGION, which was judged, into PLAN.  EARLY regions
 * are outlined or left to the late pass.
 */
void osb_cost_plan(const struct osb_region *region, bool early,
		   struct osb_plan *plan)
{
	enum osb_verdict outline = region->outline_verdict;
	enum osb_verdict split = region->split_verdict;
	bool partitioned = split == OSB_OK;
	int bytes = region_bytes(region);

	if (osb_opts.mode == OSB_MODE_SPLIT && outline == OSB_OK)
		outline = OSB_MODE_SPLIT_ONLY;
	if (region->shared_child) {
		choose(plan, early ? OSB_LEAVE : OSB_OUTLINE,
		       osb_is_child_of(region->shared_child,
				       current_function_decl) ?
		       OSB_OK : OSB_SHARED, bytes);
		return;
	}
	if (outline == OSB_OK)
		outline = judge_outline(region, partitioned);
	if (outline == OSB_OK &&
	    (split != OSB_OK || outline_is_better(region)))
		choose(plan, OSB_OUTLINE, OSB_OK, bytes - (partitioned ?
			outline_price(region) : stub_bytes(region)));
	else if (split == OSB_OK && !early && osb_opts.mode != OSB_MODE_OUTLINE)
		choose(plan, OSB_SPLIT_BLOCKS, outline == OSB_OK ?
		       OSB_SPLIT : outline, bytes - split_price(region));
	else
		choose(plan, OSB_LEAVE, outline == OSB_OK ||
		       outline == OSB_MODE_SPLIT_ONLY ? split : outline, 0);
}
