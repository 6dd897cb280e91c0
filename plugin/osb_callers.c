// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What the callers of an inline function say about outlining in it.
 *
 * A function that gets a pointer to its caller's local is often inlined so
 * that the local can live in a register again.  A child that is given this
 * pointer would pin the local to memory in the caller's hot path (and bring
 * the stack protector along), so the guard is left to the late pass.
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

/* Which parameter of DECL is NAME the incoming value of?  -1: none. */
static int parameter_index(tree decl, const_tree name)
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

static bool gets_local_address(cgraph_node *node, unsigned index, int depth)
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
		if (is_address_of_local(arg))
			return true;
		if (TREE_CODE(arg) != SSA_NAME)
			continue;
		outer = parameter_index(e->caller->decl, arg);
		if (outer >= 0 && gets_local_address(e->caller, outer, depth + 1))
			return true;
	}
	return false;
}

/*
 * Would a child for REGION, made before inlining, pin a local of some caller
 * to memory?  OSB_OK or OSB_ADDRESS_ESCAPES.
 */
enum osb_verdict osb_callers_judge(const struct osb_region *region)
{
	cgraph_node *node = cgraph_node::get(current_function_decl);
	tree name;
	unsigned i;

	FOR_EACH_VEC_ELT(region->live_ins, i, name) {
		int index;

		if (!POINTER_TYPE_P(TREE_TYPE(name)))
			continue;
		index = parameter_index(current_function_decl, name);
		if (index >= 0 && gets_local_address(node, index, 0))
			return OSB_ADDRESS_ESCAPES;
	}
	return OSB_OK;
}
