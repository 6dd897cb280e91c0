// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What the callers of an inline function say about outlining in it, before it
 * is inlined into them.
 *
 * A function that gets a pointer to its caller's local is often inlined so
 * that the local can live in a register again.  A child that is given this
 * pointer would pin the local to memory in the caller's hot path (and bring
 * the stack protector along).
 *
 * A function that gets a constant is often inlined so that its branches are
 * decided, and the calls behind them (of functions that exist nowhere, to stop
 * the link) vanish.  In a child, which all callers share, they would stay.
 *
 * In both cases the guard is left to the late pass.
 */

#include "osb.h"

/* Inline functions that hand a pointer on are looked through this far. */
#define MAX_DEPTH 6

static bool is_address_of_local(const_tree arg)
{
	tree base;

	if (TREE_CODE(arg) != ADDR_EXPR)
		return false;
	base = get_base_address(TREE_OPERAND(arg, 0));
	return base && DECL_P(base) && !is_global_var(base) &&
	       TREE_CODE(base) != FUNCTION_DECL && TREE_CODE(base) != LABEL_DECL;
}

/* Which parameter of DECL, from 0, is NAME the incoming value of?  -1: none. */
int osb_parameter_index(tree decl, const_tree name)
{
	int index = 0;

	if (!SSA_NAME_IS_DEFAULT_DEF(name) || !SSA_NAME_VAR(name) ||
	    TREE_CODE(SSA_NAME_VAR(name)) != PARM_DECL)
		return -1;
	for (tree parm = DECL_ARGUMENTS(decl); parm; parm = DECL_CHAIN(parm)) {
		if (parm == SSA_NAME_VAR(name))
			return index;
		index++;
	}
	return -1;
}

static bool may_be_inlined(cgraph_node *node)
{
	return !DECL_UNINLINABLE(node->decl) &&
	       (DECL_DECLARED_INLINE_P(node->decl) || !TREE_PUBLIC(node->decl));
}

typedef bool (*argument_test)(const_tree arg);

/*
 * Does a caller of NODE, or a caller of one that only hands its own parameter
 * on, pass an argument INDEX for which TEST holds?
 */
static bool some_caller_passes(cgraph_node *node, unsigned index,
			       argument_test test, int depth)
{
	if (depth > MAX_DEPTH || !may_be_inlined(node))
		return false;
	for (cgraph_edge *e = node->callers; e; e = e->next_caller) {
		gcall *call = e->call_stmt;
		int outer;
		tree arg;

		if (!call || index >= gimple_call_num_args(call))
			continue;
		arg = gimple_call_arg(call, index);
		if (test(arg))
			return true;
		if (TREE_CODE(arg) != SSA_NAME)
			continue;
		outer = osb_parameter_index(e->caller->decl, arg);
		if (outer >= 0 && some_caller_passes(e->caller, outer, test,
						     depth + 1))
			return true;
	}
	return false;
}

/* The same for the parameter of the current function that NAME is. */
static bool some_caller_gives(tree name, argument_test test)
{
	int index = osb_parameter_index(current_function_decl, name);

	return index >= 0 &&
	       some_caller_passes(cgraph_node::get(current_function_decl),
				  index, test, 0);
}

/* Would a child for REGION pin a local of some caller to memory? */
bool osb_callers_pass_locals(const struct osb_region *region)
{
	tree name;
	unsigned i;

	FOR_EACH_VEC_ELT(region->live_ins, i, name)
		if (POINTER_TYPE_P(TREE_TYPE(name)) &&
		    some_caller_gives(name, is_address_of_local))
			return true;
	return false;
}

static bool is_constant(const_tree arg)
{
	return is_gimple_min_invariant(arg);
}

/* Does a branch inside REGION depend on NAME (and other values)? */
static bool decides_branch(const struct osb_region *region, tree name)
{
	auto_vec<tree> work;
	auto_bitmap seen;

	work.safe_push(name);
	while (!work.is_empty()) {
		tree value = work.pop();
		imm_use_iterator iter;
		use_operand_p use_p;

		if (!bitmap_set_bit(seen, SSA_NAME_VERSION(value)))
			continue;
		FOR_EACH_IMM_USE_FAST(use_p, iter, value) {
			gimple *use = USE_STMT(use_p);

			if (!gimple_bb(use) || !bitmap_bit_p(region->members,
						gimple_bb(use)->index))
				continue;
			if (gimple_code(use) == GIMPLE_COND ||
			    gimple_code(use) == GIMPLE_SWITCH)
				return true;
			if (gimple_code(use) == GIMPLE_PHI)
				work.safe_push(gimple_phi_result(use));
			else if (is_gimple_assign(use) && TREE_CODE(
					gimple_assign_lhs(use)) == SSA_NAME)
				work.safe_push(gimple_assign_lhs(use));
		}
	}
	return false;
}

/* Would inlining decide a branch of REGION that a child could not? */
bool osb_callers_decide_branches(const struct osb_region *region)
{
	tree name;
	unsigned i;

	FOR_EACH_VEC_ELT(region->live_ins, i, name)
		if (decides_branch(region, name) &&
		    some_caller_gives(name, is_constant))
			return true;
	return false;
}
