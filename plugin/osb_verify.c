// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Under -fchecking: is a function that was changed still one, for GCC and by
 * the plugin's own rules?  GCC verifies between passes; here it is done after
 * each change, so that the change that is to blame is known.
 */

#include "osb.h"

/* --- locals ---------------------------------------------------------------- */

/*
 * What WALKER, called with INFO, returns for the first statement or PHI of BB for
 * which it returns anything.  What only the debugger is told does not count, nor
 * do ends of a local's life without CLOBBERS.
 */
static tree walk_block(basic_block bb, walk_tree_fn walker, void *info,
		       bool clobbers)
{
	struct walk_stmt_info wi;
	tree found = NULL_TREE;

	memset(&wi, 0, sizeof(wi));
	wi.info = info;
	for (gphi_iterator gsi = gsi_start_phis(bb); !gsi_end_p(gsi) && !found;
	     gsi_next(&gsi))
		for (unsigned i = 0; i < gimple_phi_num_args(gsi.phi()) &&
		     !found; i++)
			found = walk_tree(gimple_phi_arg_def_ptr(gsi.phi(), i),
					  walker, &wi, NULL);
	for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
	     !gsi_end_p(gsi) && !found; gsi_next_nondebug(&gsi))
		if (clobbers || !gimple_clobber_p(gsi_stmt(gsi)))
			found = walk_gimple_op(gsi_stmt(gsi), walker, &wi);
	return found;
}

/* Is *TP a local object?  Says whether there may be some below it, too. */
static bool is_local(tree *tp, int *walk_subtrees)
{
	if (TYPE_P(*tp) || TREE_CODE(*tp) == SSA_NAME)
		*walk_subtrees = 0;
	return TREE_CODE(*tp) == PARM_DECL || TREE_CODE(*tp) == RESULT_DECL ||
	       (VAR_P(*tp) && !is_global_var(*tp));
}

static tree find_foreign_local(tree *tp, int *walk_subtrees, void *data)
{
	struct walk_stmt_info *wi = (struct walk_stmt_info *)data;

	return is_local(tp, walk_subtrees) &&
	       DECL_CONTEXT(*tp) != (tree)wi->info ? *tp : NULL_TREE;
}

/* Its own look, since the one of osb_locals.c may be what is wrong. */
static tree note_local(tree *tp, int *walk_subtrees, void *data)
{
	struct walk_stmt_info *wi = (struct walk_stmt_info *)data;

	if (is_local(tp, walk_subtrees))
		((hash_set<tree> *)wi->info)->add(*tp);
	return NULL_TREE;
}

static tree find_noted_local(tree *tp, int *walk_subtrees, void *data)
{
	struct walk_stmt_info *wi = (struct walk_stmt_info *)data;

	return is_local(tp, walk_subtrees) &&
	       ((hash_set<tree> *)wi->info)->contains(*tp) ? *tp : NULL_TREE;
}

/* Every local that BB names must be one of FN: a local has one owner. */
static void verify_locals(basic_block bb, tree fn)
{
	tree decl = walk_block(bb, find_foreign_local, fn, true);

	if (decl)
		internal_error("%s: %qD of another function is used in %qD",
			       OSB_PLUGIN_NAME, decl, fn);
}

/* Before BLOCKS move: add the locals in memory that they name to LOCALS. */
void osb_verify_note_locals(const vec<basic_block> &blocks,
			    hash_set<tree> *locals)
{
	if (!flag_checking)
		return;
	for (unsigned i = 0; i < blocks.length(); i++)
		walk_block(blocks[i], note_local, locals, false);
}

/*
 * After the move: the child has got copies of LOCALS, so nothing that stayed
 * may name one of them, or the two functions would each have their own.
 */
void osb_verify_unshared(hash_set<tree> *locals)
{
	basic_block bb;

	if (!flag_checking || !locals->elements())
		return;
	FOR_EACH_BB_FN(bb, cfun) {
		tree decl = walk_block(bb, find_noted_local, locals, false);

		if (decl)
			internal_error("%s: %qD of %qD is in two functions",
				       OSB_PLUGIN_NAME, decl,
				       current_function_decl);
	}
}

/* --- jump labels ----------------------------------------------------------- */

/* The labels of an asm goto, which its text names, must lie behind it. */
static void verify_labels(gasm *stmt)
{
	for (unsigned i = 0; i < gimple_asm_nlabels(stmt); i++) {
		tree label = TREE_VALUE(gimple_asm_label_op(stmt, i));
		basic_block bb = label_to_block(cfun, label);

		if (!bb || !find_edge(gimple_bb(stmt), bb))
			internal_error("%s: an asm goto has lost its label in "
				       "%qD", OSB_PLUGIN_NAME,
				       current_function_decl);
	}
}

/* --- loops ----------------------------------------------------------------- */

/* GCC does not look whether a loop's header is one of the function's blocks. */
static void verify_loops(void)
{
	for (unsigned i = 1; i < number_of_loops(cfun); i++) {
		class loop *loop = get_loop(cfun, i);
		basic_block header = loop ? loop->header : NULL;

		if (header && BASIC_BLOCK_FOR_FN(cfun, header->index) != header)
			internal_error("%s: the header of a loop of %qD is in "
				       "another function", OSB_PLUGIN_NAME,
				       current_function_decl);
	}
}

/* --- one function ---------------------------------------------------------- */

static void verify_stmts(void)
{
	basic_block bb;

	FOR_EACH_BB_FN(bb, cfun) {
		verify_locals(bb, current_function_decl);
		for (gimple_stmt_iterator gsi = gsi_start_bb(bb);
		     !gsi_end_p(gsi); gsi_next(&gsi))
			if (gasm *stmt = dyn_cast<gasm *>(gsi_stmt(gsi)))
				verify_labels(stmt);
	}
}

/*
 * Verify the current function, whose SSA form, CFG and loops are in order.
 * Ends the compilation with an internal error when anything is wrong; does
 * nothing without -fchecking.
 */
void osb_verify_function(void)
{
	if (!flag_checking)
		return;
	/* GCC's messages would say less of what it was. */
	verify_stmts();
	verify_gimple_in_cfg(cfun, true);
	verify_flow_info();
	verify_ssa(true, true);
	if (current_loops && !loops_state_satisfies_p(LOOPS_NEED_FIXUP))
		verify_loop_structure();
	if (current_loops)
		verify_loops();
}

/* The same for CHILD, whose call graph is in order, too. */
void osb_verify_child(tree child)
{
	if (!flag_checking)
		return;
	push_cfun(DECL_STRUCT_FUNCTION(child));
	osb_verify_function();
	pop_cfun();
	cgraph_node::get(child)->verify();
}

/* The current function's place in the call graph, which must be up to date. */
void osb_verify_call_graph(void)
{
	if (flag_checking)
		cgraph_node::get(current_function_decl)->verify();
}

/* The current function in RTL, where it has no statements any more. */
void osb_verify_rtl(void)
{
	if (flag_checking)
		verify_flow_info();
}

/* --- what is never executed -------------------------------------------------- */

static void verify_never_executed(basic_block bb)
{
	if (!(bb->count == profile_count::zero()))
		internal_error("%s: block %d of %qD is not cold",
			       OSB_PLUGIN_NAME, bb->index,
			       current_function_decl);
}

/*
 * Is ARM, which was marked, never taken, and where it is the only way into its
 * block, is that never executed?  The same for the blocks of REGION if it is
 * not NULL.
 */
void osb_verify_cold(edge arm, const struct osb_region *region)
{
	basic_block bb;
	unsigned i;

	if (!flag_checking)
		return;
	if (!(arm->probability == profile_probability::never()))
		internal_error("%s: the arm in block %d of %qD is not cold",
			       OSB_PLUGIN_NAME, arm->src->index,
			       current_function_decl);
	if (single_pred_p(arm->dest))
		verify_never_executed(arm->dest);
	if (!region)
		return;
	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		verify_never_executed(bb);
	FOR_EACH_VEC_ELT(region->shared, i, bb)
		verify_never_executed(bb);
}

/*
 * Where a child was taken out of the current function, the call of it must be
 * known never to be executed, or it would be in the hot text.
 */
void osb_verify_stubs(void)
{
	basic_block bb;

	if (!flag_checking)
		return;
	FOR_EACH_BB_FN(bb, cfun)
		for (gimple_stmt_iterator gsi = gsi_start_bb(bb);
		     !gsi_end_p(gsi); gsi_next(&gsi)) {
			tree fn = is_gimple_call(gsi_stmt(gsi)) ?
				  gimple_call_fndecl(gsi_stmt(gsi)) : NULL_TREE;

			if (fn && osb_is_child(fn) &&
			    osb_is_child_of(fn, current_function_decl) &&
			    !(bb->count == profile_count::zero()))
				internal_error("%s: the call of %qD in %qD is "
					       "not cold", OSB_PLUGIN_NAME, fn,
					       current_function_decl);
		}
}
