// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Sinking: what the hot path computes for the guarded code, although the
 * guarded code could do it, is done there.
 *
 *	nr = 1 << order;			if (static_branch_unlikely(&k))
 *	if (static_branch_unlikely(&k))	-->		nr' = 1 << order;
 *		account(page, nr);			account(page, nr');
 *	if (init)				if (init)
 *		clear(page, nr);			nr = 1 << order;
 *						clear(page, nr);
 *
 * GCC's own pass moves a computation only when all its uses lie behind the
 * branch; here the guarded code gets one of its own, and the other is moved to
 * the uses that are left (at once, since redundancy elimination would undo the
 * first step otherwise).  Only values that a single other
 * value determines are computed again: that value takes the place of the
 * first in a register, so no more values are live on the hot path than before.
 */

#include "osb.h"

#define MAX_CHAIN 6
#define MAX_DEPTH 4

/*
 * May STMT be computed again later and elsewhere with the same result, in
 * another function too?  The address of a local is another one there.
 */
static bool is_recomputable(gimple *stmt)
{
	return is_gimple_assign(stmt) && !osb_locals_named(stmt) &&
	       osb_stmt_judge(stmt) == OSB_OK && !gimple_vuse(stmt) &&
	       !gimple_has_volatile_ops(stmt) && !gimple_could_trap_p(stmt) &&
	       !stmt_could_throw_p(cfun, stmt) &&
	       TREE_CODE(gimple_assign_lhs(stmt)) == SSA_NAME &&
	       !SSA_NAME_OCCURS_IN_ABNORMAL_PHI(gimple_assign_lhs(stmt)) &&
	       get_gimple_rhs_class(gimple_assign_rhs_code(stmt)) !=
	       GIMPLE_TERNARY_RHS;
}

/* The only SSA name that STMT uses; NULL when it uses none or several. */
static tree only_operand(gimple *stmt, bool *several)
{
	tree only = NULL_TREE, use;
	ssa_op_iter iter;

	*several = false;
	FOR_EACH_SSA_TREE_OPERAND(use, stmt, iter, SSA_OP_USE) {
		if (only && only != use)
			*several = true;
		only = use;
	}
	return only;
}

/* Do A and B compute the same from the same operands? */
static bool same_expression(gimple *a, gimple *b)
{
	if (gimple_assign_rhs_code(a) != gimple_assign_rhs_code(b) ||
	    gimple_num_ops(a) != gimple_num_ops(b) ||
	    !types_compatible_p(TREE_TYPE(gimple_assign_lhs(a)),
				TREE_TYPE(gimple_assign_lhs(b))))
		return false;
	for (unsigned i = 1; i < gimple_num_ops(a); i++)
		if (!operand_equal_p(gimple_op(a, i), gimple_op(b, i)))
			return false;
	return true;
}

/*
 * A statement that computes the value of NAME, or NULL.  It is NAME's own, or
 * where NAME merges ways that have all computed the same, one of theirs.
 */
static gimple *computing_stmt(tree name, int depth)
{
	gimple *def = SSA_NAME_DEF_STMT(name), *common = NULL;
	gphi *phi;

	if (!gimple_bb(def) || SSA_NAME_OCCURS_IN_ABNORMAL_PHI(name))
		return NULL;
	if (is_recomputable(def))
		return def;
	phi = dyn_cast<gphi *>(def);
	if (!phi || depth > MAX_DEPTH)
		return NULL;
	for (unsigned i = 0; i < gimple_phi_num_args(phi); i++) {
		tree arg = gimple_phi_arg_def(phi, i);
		gimple *stmt = TREE_CODE(arg) == SSA_NAME ?
			       computing_stmt(arg, depth + 1) : NULL;

		if (!stmt || (common && !same_expression(common, stmt)))
			return NULL;
		common = stmt;
	}
	return common;
}

/* Is NAME known at the end of BB? */
bool osb_sink_is_known_at(tree name, basic_block bb)
{
	basic_block def = gimple_bb(SSA_NAME_DEF_STMT(name));

	return !def || dominated_by_p(CDI_DOMINATORS, bb, def);
}

/*
 * The statements that compute NAME from one other value that is known at the
 * end of BB, NAME's own first.  The chain ends at a value that cannot be
 * computed again.
 */
static void find_chain(tree name, basic_block bb, vec<gimple *> *chain)
{
	while (name && chain->length() < MAX_CHAIN) {
		gimple *stmt = computing_stmt(name, 0);
		bool several;

		if (!stmt)
			return;
		name = only_operand(stmt, &several);
		/* A longer life would collide with its other versions. */
		if (several || (name && (!osb_sink_is_known_at(name, bb) ||
				SSA_NAME_OCCURS_IN_ABNORMAL_PHI(name))))
			return;
		chain->safe_push(stmt);
	}
}

/* Compute CHAIN again before GSI; returns the name of its first value. */
static tree copy_chain(const vec<gimple *> &chain, gimple_stmt_iterator *gsi)
{
	tree new_name = NULL_TREE;

	for (unsigned i = chain.length(); i-- > 0;) {
		gimple *copy = gimple_copy(chain[i]);
		use_operand_p use_p;
		ssa_op_iter iter;

		gimple_set_lhs(copy, make_ssa_name(
				TREE_TYPE(gimple_assign_lhs(chain[i])), copy));
		gsi_insert_before(gsi, copy, GSI_SAME_STMT);
		/* Its one operand is what the copy before has computed. */
		if (new_name)
			FOR_EACH_SSA_USE_OPERAND(use_p, copy, iter, SSA_OP_USE)
				SET_USE(use_p, new_name);
		update_stmt(copy);
		new_name = gimple_assign_lhs(copy);
	}
	return new_name;
}

/* The block at whose end the argument of the PHI use USE_P is needed. */
static basic_block use_block(gimple *use, use_operand_p use_p)
{
	if (gphi *phi = dyn_cast<gphi *>(use))
		return gimple_phi_arg_edge(phi,
				PHI_ARG_INDEX_FROM_USE(use_p))->src;
	return gimple_bb(use);
}

/*
 * Is the use of a value at USE_P one of the region's own?  What a PHI behind
 * an exit takes is not: it would become a value that the region hands back.
 */
bool osb_sink_is_region_use(const struct osb_region *region, gimple *use,
			    use_operand_p use_p)
{
	return gimple_bb(use) && osb_region_has(region, gimple_bb(use)) &&
	       osb_region_has(region, use_block(use, use_p));
}

/* Let the region use COPY instead of NAME. */
void osb_sink_replace(const struct osb_region *region, tree name, tree copy)
{
	imm_use_iterator iter;
	use_operand_p use_p;
	gimple *use;

	FOR_EACH_IMM_USE_STMT(use, iter, name) {
		bool changed = false;

		/* Debug statements must not keep the hot computation. */
		FOR_EACH_IMM_USE_ON_STMT(use_p, iter) {
			if (!osb_sink_is_region_use(region, use, use_p))
				continue;
			SET_USE(use_p, copy);
			changed = true;
		}
		if (changed)
			update_stmt(use);
	}
}

/* --- the computation that is left ------------------------------------------ */

/*
 * The block that dominates all uses of NAME but debug ones; NULL: no uses.
 * Where the region uses it, it is needed before the region.
 */
static basic_block common_use_block(const struct osb_region *region, tree name)
{
	basic_block common = NULL;
	imm_use_iterator iter;
	use_operand_p use_p;

	FOR_EACH_IMM_USE_FAST(use_p, iter, name) {
		gimple *use = USE_STMT(use_p);
		basic_block bb;

		if (is_gimple_debug(use))
			continue;
		bb = use_block(use, use_p);
		if (osb_region_has(region, bb))
			bb = region->arm->src;
		common = common ? nearest_common_dominator(CDI_DOMINATORS,
							   common, bb) : bb;
	}
	return common;
}

/* Debug statements that see NAME before it is computed must not use it. */
static void reset_debug_uses(tree name)
{
	imm_use_iterator iter;
	gimple *use;

	FOR_EACH_IMM_USE_STMT(use, iter, name)
		if (gimple_debug_bind_p(use)) {
			gimple_debug_bind_reset_value(use);
			update_stmt(use);
		}
}

/* The first statement of BB that uses NAME, or the one that ends BB, or none. */
static gimple_stmt_iterator first_use_in(basic_block bb, tree name)
{
	gimple_stmt_iterator gsi;

	for (gsi = gsi_after_labels(bb); !gsi_end_p(gsi); gsi_next(&gsi)) {
		gimple *stmt = gsi_stmt(gsi);
		ssa_op_iter iter;
		tree use;

		if (is_gimple_debug(stmt))
			continue;
		if (stmt_ends_bb_p(stmt))
			break;
		FOR_EACH_SSA_TREE_OPERAND(use, stmt, iter, SSA_OP_USE)
			if (use == name)
				return gsi;
	}
	return gsi;
}

/* Move STMT as far towards its uses as it runs no more often there. */
static void move_to_uses(const struct osb_region *region, gimple *stmt)
{
	basic_block from = gimple_bb(stmt), to;
	tree name = gimple_assign_lhs(stmt);
	gimple_stmt_iterator gsi = gsi_for_stmt(stmt), dest;

	to = common_use_block(region, name);
	while (to && to != from &&
	       bb_loop_depth(to) > bb_loop_depth(from))
		to = get_immediate_dominator(CDI_DOMINATORS, to);
	if (!to || to == from ||
	    !dominated_by_p(CDI_DOMINATORS, to, from))
		return;
	reset_debug_uses(name);
	dest = first_use_in(to, name);
	if (gsi_end_p(dest)) {
		gsi_remove(&gsi, false);
		dest = gsi_last_bb(to);
		gsi_insert_after(&dest, stmt, GSI_NEW_STMT);
	} else {
		gsi_move_before(&gsi, &dest);
	}
}

/* --- the region ------------------------------------------------------------ */

/* Let REGION decode live-ins that it alone needs (osb_decode.c). */
static void decode_live_ins(struct osb_region *region)
{
	auto_vec<tree> names;
	tree name;
	unsigned i;

	FOR_EACH_VEC_ELT(region->live_ins, i, name)
		names.safe_push(name);
	FOR_EACH_VEC_ELT(names, i, name) {
		/* Before what was put there to be computed from them. */
		gimple_stmt_iterator gsi = gsi_after_labels(region->arm->dest);

		/* The next one must know how many there are. */
		if (osb_decode(region, name, &gsi))
			osb_region_find_live_ins(region);
	}
}

/*
 * Let REGION compute what it can from fewer or the same number of values.  Its
 * live-ins are found anew.  Only where the region is one of the two ways of
 * its arm's block, not where it is a loop's header, is there a place for it.
 */
void osb_sink(struct osb_region *region)
{
	basic_block entry = region->arm->dest;
	gimple_stmt_iterator gsi;
	auto_vec<tree> names;
	tree name;
	unsigned i;

	if (!single_pred_p(entry))
		return;
	FOR_EACH_VEC_ELT(region->live_ins, i, name)
		names.safe_push(name);
	FOR_EACH_VEC_ELT(names, i, name) {
		auto_vec<gimple *> chain;

		find_chain(name, region->arm->src, &chain);
		if (!chain.length())
			continue;
		/* In front of the copies whose chain ends at NAME. */
		gsi = gsi_after_labels(entry);
		osb_sink_replace(region, name, copy_chain(chain, &gsi));
		for (unsigned j = 0; j < chain.length(); j++)
			move_to_uses(region, chain[j]);
	}
	osb_region_find_live_ins(region);
	decode_live_ins(region);
}
