// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What later passes have yet to find out, and could not any more if the guarded
 * code were in another function by then.
 *
 * __builtin_constant_p () is folded last of all, when it is clear what is constant,
 * and what lies behind it may be a call that must not be there.  In the function
 * itself it goes away with the branch; a child with it would stay.  Sizes of
 * objects are followed from the allocation to the check, within one function,
 * after inlining and before the late pass.
 */

#include "osb.h"

/* Computations are followed back this far. */
#define MAX_DEPTH 6

/* Does VALUE depend on a call that osb_stmt_judge () has this VERDICT on? */
static bool depends_on(tree value, enum osb_verdict verdict, int depth)
{
	gimple *def;
	ssa_op_iter iter;
	tree use;

	if (TREE_CODE(value) != SSA_NAME || depth > MAX_DEPTH)
		return false;
	def = SSA_NAME_DEF_STMT(value);
	if (is_gimple_call(def) && osb_stmt_judge(def) == verdict)
		return true;
	if (gphi *phi = dyn_cast<gphi *>(def)) {
		for (unsigned i = 0; i < gimple_phi_num_args(phi); i++)
			if (depends_on(gimple_phi_arg_def(phi, i), verdict,
				       depth + 1))
				return true;
		return false;
	}
	if (!is_gimple_assign(def))
		return false;
	FOR_EACH_SSA_TREE_OPERAND(use, def, iter, SSA_OP_USE)
		if (depends_on(use, verdict, depth + 1))
			return true;
	return false;
}

/* Is the branch that ends BB decided by __builtin_constant_p ()? */
static bool ends_in_question(basic_block bb)
{
	gimple *last = osb_last_stmt(bb);
	ssa_op_iter iter;
	tree use;

	if (!last || (gimple_code(last) != GIMPLE_COND &&
		      gimple_code(last) != GIMPLE_SWITCH))
		return false;
	FOR_EACH_SSA_TREE_OPERAND(use, last, iter, SSA_OP_USE)
		if (depends_on(use, OSB_CONSTANT_P, 0))
			return true;
	return false;
}

/*
 * Does some __builtin_constant_p () decide whether the guard is reached?  In
 * stress mode the guard itself may be such a branch.
 */
static bool reach_is_open(const struct osb_region *region)
{
	basic_block entry = ENTRY_BLOCK_PTR_FOR_FN(cfun);
	basic_block guard = region->arm->src, bb = guard;

	for (; bb && bb != entry;
	     bb = get_immediate_dominator(CDI_DOMINATORS, bb))
		if ((bb == guard ||
		     !dominated_by_p(CDI_POST_DOMINATORS, bb, guard)) &&
		    ends_in_question(bb))
			return true;
	return false;
}

/* Is STMT a call whose result is memory of a size that the compiler knows? */
static bool allocates_known_size(gimple *stmt)
{
	tree type;

	if (!is_gimple_call(stmt) || !gimple_call_lhs(stmt))
		return false;
	type = gimple_call_fntype(stmt);
	return type && lookup_attribute("alloc_size", TYPE_ATTRIBUTES(type));
}

/* Does the size of an object cross the border of REGION, one way or other? */
static bool size_is_open(const struct osb_region *region, bool early)
{
	basic_block bb;
	tree name;
	unsigned i;

	FOR_EACH_VEC_ELT(region->live_ins, i, name)
		if (depends_on(name, OSB_OBJECT_SIZE, 0))
			return true;
	if (!early || !region->num_slots)
		return false;
	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
		     !gsi_end_p(gsi); gsi_next_nondebug(&gsi))
			if (allocates_known_size(gsi_stmt(gsi)))
				return true;
	return false;
}

/*
 * Must REGION stay where it is, for now if this is EARLY?  OSB_OK, or why.  Needs
 * dominators, post dominators, live-ins and live-outs.
 */
enum osb_verdict osb_pending_judge(const struct osb_region *region, bool early)
{
	if (reach_is_open(region))
		return OSB_CONSTANT_P;
	if (size_is_open(region, early))
		return OSB_OBJECT_SIZE;
	return OSB_OK;
}
