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
 * branch; here the guarded code gets one of its own, and GCC then moves the
 * other to where it is used (or drops it).  Only values that a single other
 * value determines are computed again: that value takes the place of the
 * first in a register, so no more values are live on the hot path than before.
 */

#include "osb.h"

#define MAX_CHAIN 6

/* May STMT be computed again later and elsewhere with the same result? */
static bool is_recomputable(gimple *stmt)
{
	return is_gimple_assign(stmt) && !gimple_vuse(stmt) &&
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

/*
 * The statements that compute NAME from one other value, NAME's own first.
 * The chain ends at a value that cannot be computed again.
 */
static void find_chain(tree name, vec<gimple *> *chain)
{
	while (name && chain->length() < MAX_CHAIN) {
		gimple *def = SSA_NAME_DEF_STMT(name);
		bool several;

		if (!gimple_bb(def) || !is_recomputable(def))
			return;
		name = only_operand(def, &several);
		if (several || (name && SSA_NAME_OCCURS_IN_ABNORMAL_PHI(name)))
			return;
		chain->safe_push(def);
	}
}

/* Compute CHAIN again after GSI; returns the name of its first value. */
static tree copy_chain(const vec<gimple *> &chain, gimple_stmt_iterator *gsi)
{
	tree old_name = NULL_TREE, new_name = NULL_TREE;

	for (unsigned i = chain.length(); i-- > 0;) {
		gimple *copy = gimple_copy(chain[i]);
		use_operand_p use_p;
		ssa_op_iter iter;

		gimple_set_lhs(copy, make_ssa_name(
				TREE_TYPE(gimple_assign_lhs(chain[i])), copy));
		gsi_insert_after(gsi, copy, GSI_NEW_STMT);
		if (old_name)
			FOR_EACH_SSA_USE_OPERAND(use_p, copy, iter, SSA_OP_USE)
				if (USE_FROM_PTR(use_p) == old_name)
					SET_USE(use_p, new_name);
		update_stmt(copy);
		old_name = gimple_assign_lhs(chain[i]);
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

/* Let the region use COPY instead of NAME. */
static void replace_in_region(const struct osb_region *region, tree name,
			      tree copy)
{
	imm_use_iterator iter;
	use_operand_p use_p;
	gimple *use;

	FOR_EACH_IMM_USE_STMT(use, iter, name) {
		bool changed = false;

		/* Debug statements must not keep the hot computation. */
		FOR_EACH_IMM_USE_ON_STMT(use_p, iter) {
			basic_block bb = use_block(use, use_p);

			if (!bb || !bitmap_bit_p(region->members, bb->index))
				continue;
			SET_USE(use_p, copy);
			changed = true;
		}
		if (changed)
			update_stmt(use);
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
	gsi = gsi_after_labels(entry);
	if (gsi_end_p(gsi))
		gsi = gsi_last_bb(entry);
	else
		gsi_prev(&gsi);
	FOR_EACH_VEC_ELT(names, i, name) {
		auto_vec<gimple *> chain;

		find_chain(name, &chain);
		if (chain.length())
			replace_in_region(region, name,
					  copy_chain(chain, &gsi));
	}
	osb_region_find_live_ins(region);
}
