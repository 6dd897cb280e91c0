// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What code does a guard own, how does control and data get in and out, and
 * may it leave the function?  Nothing here changes the function.
 *
 * The region of a guard is everything that its arm dominates: one entry by
 * construction.  Values defined inside are therefore used outside only by
 * PHIs of the blocks that the region exits to, or by a return inside it.
 */

#include "osb.h"

/* Wider than this, or more ways out, does not pay and is not tried. */
#define MAX_EXITS 8
#define MAX_SLOTS 2

/* --- growing --------------------------------------------------------------- */

static int compare_blocks(const void *a, const void *b)
{
	return (*(const basic_block *)a)->index -
	       (*(const basic_block *)b)->index;
}

static struct osb_exit *exit_to(struct osb_region *region, basic_block dest)
{
	struct osb_exit *exit;
	unsigned i;

	FOR_EACH_VEC_ELT(region->exits, i, exit)
		if (exit->dest == dest)
			return exit;
	exit = new osb_exit;
	exit->dest = dest;
	region->exits.safe_push(exit);
	return exit;
}

static void collect_exits(struct osb_region *region)
{
	basic_block bb;
	edge_iterator ei;
	unsigned i;
	edge e;

	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		FOR_EACH_EDGE(e, ei, bb->succs)
			if (!osb_region_has(region, e->dest))
				exit_to(region, e->dest)->edges.safe_push(e);
}

/* Can control come back to the guard after it left the region? */
static bool can_reenter(const struct osb_region *region)
{
	auto_vec<basic_block> work;
	auto_bitmap seen;
	struct osb_exit *exit;
	unsigned i;

	FOR_EACH_VEC_ELT(region->exits, i, exit)
		work.safe_push(exit->dest);
	while (!work.is_empty()) {
		basic_block bb = work.pop();
		edge_iterator ei;
		edge e;

		if (bb == region->arm->src)
			return true;
		if (bitmap_set_bit(seen, bb->index))
			FOR_EACH_EDGE(e, ei, bb->succs)
				work.safe_push(e->dest);
	}
	return false;
}

/* Is ARM the only way into its destination, loops inside it apart? */
static bool arm_is_only_entry(edge arm)
{
	edge_iterator ei;
	edge e;

	FOR_EACH_EDGE(e, ei, arm->dest->preds)
		if (e != arm &&
		    !dominated_by_p(CDI_DOMINATORS, e->src, arm->dest))
			return false;
	return true;
}

/* Put all blocks that HEAD dominates into BLOCKS and SET. */
static void add_dominated(basic_block head, vec<basic_block> *blocks, bitmap set)
{
	basic_block bb;

	FOR_EACH_BB_FN(bb, cfun)
		if (dominated_by_p(CDI_DOMINATORS, bb, head) &&
		    bitmap_set_bit(set, bb->index))
			blocks->safe_push(bb);
	blocks->qsort(compare_blocks);
}

/* Is HEAD only entered by arms of treated guards and from SET's blocks? */
static bool only_arms_enter(const struct osb_function *fn, basic_block head,
			    bitmap set)
{
	edge_iterator ei;
	edge e;

	FOR_EACH_EDGE(e, ei, head->preds)
		if (!fn->arms->contains(e) &&
		    !bitmap_bit_p(set, e->src->index) &&
		    !dominated_by_p(CDI_DOMINATORS, e->src, head))
			return false;
	return true;
}

/*
 * Where jump threading has copied a guard, or several guards have one arm, the
 * code behind has several ways in, and all of them are arms.  It cannot be
 * called from each, but it is as cold as what one arm alone leads to.
 */
static void add_shared(struct osb_region *region, const struct osb_function *fn)
{
	auto_vec<basic_block> heads;
	auto_bitmap set, seen;
	edge_iterator ei;
	edge e;

	bitmap_copy(set, region->members);
	if (region->blocks.is_empty())
		heads.safe_push(region->arm->dest);
	else
		for (unsigned i = 0; i < region->exits.length(); i++)
			heads.safe_push(region->exits[i]->dest);
	while (!heads.is_empty()) {
		basic_block head = heads.pop();
		unsigned first = region->shared.length();

		if (head == EXIT_BLOCK_PTR_FOR_FN(cfun) ||
		    bitmap_bit_p(set, head->index) ||
		    !only_arms_enter(fn, head, set))
			continue;
		add_dominated(head, &region->shared, set);
		for (unsigned i = first; i < region->shared.length(); i++)
			FOR_EACH_EDGE(e, ei, region->shared[i]->succs)
				heads.safe_push(e->dest);
	}
}

/*
 * Fill REGION with the blocks that run only when ARM is taken and with its
 * exits, and with those that run only when ARM or an arm of another guard of
 * FN is.  Needs dominators.  REGION stays empty when there are none.
 */
void osb_region_grow(struct osb_region *region, const struct osb_function *fn,
		     edge arm)
{
	region->arm = arm;
	if (arm->dest == EXIT_BLOCK_PTR_FOR_FN(cfun))
		return;
	if (arm_is_only_entry(arm)) {
		add_dominated(arm->dest, &region->blocks, region->members);
		collect_exits(region);
		region->in_loop = can_reenter(region);
	}
	add_shared(region, fn);
}

/* --- live-ins -------------------------------------------------------------- */

static bool defined_inside(const struct osb_region *region, tree name)
{
	basic_block bb = gimple_bb(SSA_NAME_DEF_STMT(name));

	return bb && osb_region_has(region, bb);
}

static void note_use(const struct osb_region *region, tree use, bitmap names)
{
	if (TREE_CODE(use) == SSA_NAME && !virtual_operand_p(use) &&
	    !defined_inside(region, use))
		bitmap_set_bit(names, SSA_NAME_VERSION(use));
}

static void note_phi_args(const struct osb_region *region, edge e, bitmap names)
{
	for (gphi_iterator gsi = gsi_start_phis(e->dest); !gsi_end_p(gsi);
	     gsi_next(&gsi))
		note_use(region, PHI_ARG_DEF_FROM_EDGE(gsi.phi(), e), names);
}

static void note_block_uses(const struct osb_region *region, basic_block bb,
			    bitmap names)
{
	edge_iterator ei;
	edge e;

	for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
	     !gsi_end_p(gsi); gsi_next_nondebug(&gsi)) {
		ssa_op_iter iter;
		tree use;

		FOR_EACH_SSA_TREE_OPERAND(use, gsi_stmt(gsi), iter, SSA_OP_USE)
			note_use(region, use, names);
	}
	FOR_EACH_EDGE(e, ei, bb->succs)
		if (osb_region_has(region, e->dest))
			note_phi_args(region, e, names);
}

/* --- live-outs ------------------------------------------------------------- */

/* Is VALUE known outside as it is? */
static bool known_outside(const struct osb_region *region, tree value)
{
	return TREE_CODE(value) != SSA_NAME || !defined_inside(region, value);
}

/* Must the child hand back what PHI of EXIT's destination takes? */
static bool phi_needs_value(const struct osb_region *region,
			    const struct osb_exit *exit, gphi *phi)
{
	tree first = PHI_ARG_DEF_FROM_EDGE(phi, exit->edges[0]);

	if (!known_outside(region, first))
		return true;
	for (unsigned i = 1; i < exit->edges.length(); i++)
		if (!operand_equal_p(first,
				     PHI_ARG_DEF_FROM_EDGE(phi, exit->edges[i])))
			return true;
	return false;
}

static void add_live_out(struct osb_exit *exit, tree result, tree type)
{
	struct osb_live_out out = { exit->outs.length(), result, type };

	exit->outs.safe_push(out);
}

/* The value returned by the block that edge E leaves the function from. */
static tree returned_value(edge e)
{
	gimple *last = osb_last_stmt(e->src);
	greturn *stmt = last ? dyn_cast<greturn *>(last) : NULL;

	return stmt ? gimple_return_retval(stmt) : NULL_TREE;
}

static void find_live_outs(struct osb_region *region, struct osb_exit *exit)
{
	if (exit->dest == EXIT_BLOCK_PTR_FOR_FN(cfun)) {
		/* A return may lack a value that no caller then looks at. */
		for (unsigned i = 0; i < exit->edges.length(); i++) {
			tree value = returned_value(exit->edges[i]);

			if (!value)
				continue;
			add_live_out(exit, NULL_TREE, TREE_TYPE(value));
			return;
		}
		return;
	}
	for (gphi_iterator gsi = gsi_start_phis(exit->dest); !gsi_end_p(gsi);
	     gsi_next(&gsi))
		if (!virtual_operand_p(gimple_phi_result(gsi.phi())) &&
		    phi_needs_value(region, exit, gsi.phi()))
			add_live_out(exit, gimple_phi_result(gsi.phi()),
				     TREE_TYPE(gimple_phi_result(gsi.phi())));
}

/* What EXIT hands back but the region does not make must get in first. */
static void note_handed_through(const struct osb_region *region,
				const struct osb_exit *exit, bitmap names)
{
	for (unsigned i = 0; i < exit->outs.length(); i++) {
		const struct osb_live_out *out = &exit->outs[i];

		for (unsigned j = 0; out->result && j < exit->edges.length();
		     j++)
			note_use(region, PHI_ARG_DEF_FROM_EDGE(
				 osb_live_out_phi(out), exit->edges[j]), names);
	}
}

/* Find the live-ins of REGION, whose exits are known, anew. */
void osb_region_find_live_ins(struct osb_region *region)
{
	struct osb_exit *exit;
	auto_bitmap names;
	bitmap_iterator bi;
	basic_block bb;
	unsigned i;

	/* PHIs of the first block take values on the way in, too. */
	if (osb_region_has(region, region->arm->dest))
		note_phi_args(region, region->arm, names);
	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		note_block_uses(region, bb, names);
	FOR_EACH_VEC_ELT(region->exits, i, exit)
		note_handed_through(region, exit, names);
	region->live_ins.truncate(0);
	EXECUTE_IF_SET_IN_BITMAP(names, 0, i, bi)
		region->live_ins.safe_push(ssa_name(i));
}

static void collect_values(struct osb_region *region)
{
	struct osb_exit *exit;
	unsigned i;

	FOR_EACH_VEC_ELT(region->exits, i, exit) {
		find_live_outs(region, exit);
		region->num_slots = MAX(region->num_slots,
					exit->outs.length());
	}
	osb_region_find_live_ins(region);
}

/*
 * May a value of TYPE travel in a register of the general kind?  Kernel code
 * is compiled without the others.
 */
static bool type_is_passable(tree type)
{
	return (INTEGRAL_TYPE_P(type) || POINTER_TYPE_P(type) ||
		TREE_CODE(type) == OFFSET_TYPE) && !TREE_ADDRESSABLE(type) &&
	       TYPE_MODE(type) != BLKmode &&
	       GET_MODE_CLASS(TYPE_MODE(type)) == MODE_INT &&
	       known_le(GET_MODE_SIZE(TYPE_MODE(type)), UNITS_PER_WORD);
}

/* --- judging: shape and values --------------------------------------------- */

static enum osb_verdict judge_edges(const struct osb_region *region)
{
	const int bad = EDGE_ABNORMAL | EDGE_ABNORMAL_CALL | EDGE_EH;
	basic_block bb;
	edge_iterator ei;
	unsigned i;
	edge e;

	FOR_EACH_VEC_ELT(region->blocks, i, bb) {
		FOR_EACH_EDGE(e, ei, bb->preds)
			if (e->flags & bad)
				return OSB_ABNORMAL_EDGE;
		FOR_EACH_EDGE(e, ei, bb->succs)
			if (e->flags & bad)
				return OSB_ABNORMAL_EDGE;
	}
	return OSB_OK;
}

static enum osb_verdict judge_exits(const struct osb_region *region)
{
	return region->exits.length() > MAX_EXITS ? OSB_TOO_MANY_EXITS : OSB_OK;
}

/* Where the way goes on differently, its number is handed back as well. */
static enum osb_verdict judge_live_outs(const struct osb_region *region)
{
	unsigned slots = region->num_slots + (region->exits.length() > 1);
	struct osb_exit *exit;
	unsigned i, j;

	if (slots > MAX_SLOTS)
		return region->exits.length() > 1 ? OSB_TOO_MANY_EXITS :
						    OSB_LIVE_OUTS;
	FOR_EACH_VEC_ELT(region->exits, i, exit)
		for (j = 0; j < exit->outs.length(); j++)
			if (!type_is_passable(exit->outs[j].type))
				return OSB_LIVE_OUT_TYPE;
	return OSB_OK;
}

static enum osb_verdict judge_live_ins(const struct osb_region *region)
{
	tree name;
	unsigned i;

	FOR_EACH_VEC_ELT(region->live_ins, i, name)
		if (!type_is_passable(TREE_TYPE(name)) ||
		    SSA_NAME_OCCURS_IN_ABNORMAL_PHI(name))
			return OSB_LIVE_IN_TYPE;
	if ((int)(region->live_ins.length() +
		  (region->return_addresses.length() > 0)) > osb_opts.max_args)
		return OSB_LIVE_INS;
	return OSB_OK;
}

/* --- judging: statements (osb_stmt.c) -------------------------------------- */

static enum osb_verdict judge_stmts(struct osb_region *region)
{
	int instrumentation = 0;
	basic_block bb;
	unsigned i;

	FOR_EACH_VEC_ELT(region->blocks, i, bb) {
		for (gphi_iterator gsi = gsi_start_phis(bb); !gsi_end_p(gsi);
		     gsi_next(&gsi))
			if (osb_stmt_judge(gsi.phi()) != OSB_OK)
				return osb_stmt_judge(gsi.phi());
		for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
		     !gsi_end_p(gsi); gsi_next_nondebug(&gsi)) {
			gimple *stmt = gsi_stmt(gsi);
			enum osb_verdict verdict = osb_stmt_judge(stmt);

			if (verdict != OSB_OK)
				return verdict;
			instrumentation += osb_stmt_instrumentation(stmt);
			if (osb_stmt_is_return_address(stmt))
				region->return_addresses.safe_push(
					as_a<gcall *>(stmt));
		}
	}
	return instrumentation ? OSB_INSTRUMENTATION : OSB_OK;
}

static void measure_stmt(struct osb_region *region, gimple *stmt)
{
	unsigned insns = estimate_num_insns(stmt, &eni_size_weights);

	region->insns += insns;
	region->stmts += insns > 0;
	if (is_gimple_call(stmt) && !gimple_call_internal_p(stmt) &&
	    !gimple_inexpensive_call_p(as_a<gcall *>(stmt)))
		region->calls++;
}

static void measure(struct osb_region *region, const vec<basic_block> &blocks)
{
	basic_block bb;
	unsigned i;

	FOR_EACH_VEC_ELT(blocks, i, bb)
		for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
		     !gsi_end_p(gsi); gsi_next_nondebug(&gsi))
			measure_stmt(region, gsi_stmt(gsi));
	/* The values are counted where the calls are known. */
	region->calls_across = osb_region_values_across_calls(region);
}

/* If REGION does nothing but call one child, which one? */
static tree find_shared_child(const struct osb_region *region)
{
	tree child = NULL_TREE;
	basic_block bb;
	unsigned i;

	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
		     !gsi_end_p(gsi); gsi_next_nondebug(&gsi)) {
			gimple *stmt = gsi_stmt(gsi);

			if (is_gimple_call(stmt)) {
				tree fn = gimple_call_fndecl(stmt);

				if (osb_stmt_is_return_address(stmt))
					continue;
				if (child || !fn || !osb_is_child(fn))
					return NULL_TREE;
				child = fn;
			} else if (gimple_vdef(stmt) ||
				   gimple_code(stmt) == GIMPLE_ASM) {
				return NULL_TREE;
			}
		}
	return child;
}

/* Do BLOCKS hold any code at all? */
static bool hold_code(const vec<basic_block> &blocks)
{
	basic_block bb;
	unsigned i;

	FOR_EACH_VEC_ELT(blocks, i, bb)
		for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
		     !gsi_end_p(gsi); gsi_next_nondebug(&gsi))
			if (gimple_code(gsi_stmt(gsi)) != GIMPLE_LABEL &&
			    gimple_code(gsi_stmt(gsi)) != GIMPLE_NOP &&
			    gimple_code(gsi_stmt(gsi)) != GIMPLE_PREDICT &&
			    gimple_code(gsi_stmt(gsi)) != GIMPLE_RETURN)
				return true;
	return false;
}

/* Does ARM lead to where control goes on in any case? */
static bool joins_other_code(edge arm)
{
	return dominated_by_p(CDI_POST_DOMINATORS, arm->src, arm->dest);
}

static enum osb_verdict first_bar(struct osb_region *region,
				  const struct osb_function *fn)
{
	enum osb_verdict verdict;

	if (osb_verdict_bars(fn->verdict) & OSB_BARS_OUTLINE)
		return fn->verdict;
	if ((verdict = judge_edges(region)) != OSB_OK ||
	    (verdict = judge_exits(region)) != OSB_OK ||
	    (verdict = judge_stmts(region)) != OSB_OK ||
	    (verdict = osb_locals_judge(region, fn)) != OSB_OK ||
	    (verdict = osb_uaccess_judge(region)) != OSB_OK ||
	    (verdict = judge_live_outs(region)) != OSB_OK ||
	    (verdict = judge_live_ins(region)) != OSB_OK)
		return verdict;
	return OSB_OK;
}

/*
 * Measure REGION, which was grown, and say which treatments are legal in the
 * function that FN describes: its two verdicts are OSB_OK or name the first
 * bar.  EARLY says that inlining is still to come.  Needs dominators and post
 * dominators.
 */
void osb_region_judge(struct osb_region *region, const struct osb_function *fn,
		      bool early)
{
	if (!hold_code(region->blocks)) {
		region->outline_verdict = region->split_verdict =
			region->blocks.is_empty() && region->shared.is_empty() &&
			!joins_other_code(region->arm) ?
			OSB_SHARED_ARM : OSB_EMPTY_ARM;
		if (hold_code(region->shared)) {
			region->outline_verdict = OSB_SHARED_ARM;
			region->split_verdict = fn->split_verdict;
			measure(region, region->shared);
		}
		return;
	}
	collect_values(region);
	measure(region, region->blocks);
	region->shared_child = find_shared_child(region);
	region->outline_verdict = first_bar(region, fn);
	if (region->outline_verdict == OSB_OK)
		region->outline_verdict = osb_pending_judge(region, early);
	region->split_verdict = fn->split_verdict;
	/*
	 * Whatever else: no cold call may keep the local in memory, unless
	 * there is no other way to get the code out of the way.
	 */
	if (early && fn->split_verdict == OSB_OK && !osb_stress_is_on() &&
	    osb_callers_pass_locals(region))
		region->outline_verdict = OSB_ADDRESS_ESCAPES;
	else if (early && region->outline_verdict == OSB_OK &&
		 osb_callers_decide_branches(region))
		region->outline_verdict = OSB_CONSTANT_ARGUMENT;
}
