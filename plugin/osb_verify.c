// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Under -fchecking: is a function that was changed still one, for GCC and by
 * the plugin's own rules?  GCC verifies between passes; here it is done after
 * each change, so that the change that is to blame is known.
 */

#include "osb.h"

/* --- locals ---------------------------------------------------------------- */

static tree find_foreign_local(tree *tp, int *walk_subtrees, void *data)
{
	struct walk_stmt_info *wi = (struct walk_stmt_info *)data;
	tree decl = *tp;

	if (TYPE_P(decl) || TREE_CODE(decl) == SSA_NAME) {
		*walk_subtrees = 0;
		return NULL_TREE;
	}
	if (TREE_CODE(decl) != PARM_DECL && TREE_CODE(decl) != RESULT_DECL &&
	    !(VAR_P(decl) && !is_global_var(decl)))
		return NULL_TREE;
	return DECL_CONTEXT(decl) == (tree)wi->info ? NULL_TREE : decl;
}

static void report_foreign_local(tree decl, tree fn)
{
	internal_error("%s: %qD of another function is used in %qD",
		       OSB_PLUGIN_NAME, decl, fn);
}

/* Every local that STMT names must be one of FN: a local has one owner. */
static void verify_locals(gimple *stmt, tree fn)
{
	struct walk_stmt_info wi;
	tree decl;

	memset(&wi, 0, sizeof(wi));
	wi.info = fn;
	decl = walk_gimple_op(stmt, find_foreign_local, &wi);
	if (decl)
		report_foreign_local(decl, fn);
}

/* The same for PHI: the move does not look at its arguments. */
static void verify_phi_locals(gphi *phi, tree fn)
{
	struct walk_stmt_info wi;

	memset(&wi, 0, sizeof(wi));
	wi.info = fn;
	for (unsigned i = 0; i < gimple_phi_num_args(phi); i++) {
		tree *arg = gimple_phi_arg_def_ptr(phi, i);
		tree decl = walk_tree(arg, find_foreign_local, &wi, NULL);

		if (decl)
			report_foreign_local(decl, fn);
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
		for (gphi_iterator gsi = gsi_start_phis(bb); !gsi_end_p(gsi);
		     gsi_next(&gsi))
			verify_phi_locals(gsi.phi(), current_function_decl);
		for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
		     !gsi_end_p(gsi); gsi_next_nondebug(&gsi)) {
			verify_locals(gsi_stmt(gsi), current_function_decl);
			if (gasm *stmt = dyn_cast<gasm *>(gsi_stmt(gsi)))
				verify_labels(stmt);
		}
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
	verify_gimple_in_cfg(cfun, true);
	verify_flow_info();
	verify_ssa(true, true);
	if (current_loops && !loops_state_satisfies_p(LOOPS_NEED_FIXUP))
		verify_loop_structure();
	if (current_loops)
		verify_loops();
	verify_stmts();
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

/*
 * Where a child was taken out of the current function, the call of it must be
 * known never to be executed, or it would be in the hot text.  In stress mode
 * the branch to it may turn out to be taken always.
 */
void osb_verify_stubs(void)
{
	basic_block bb;

	if (!flag_checking || osb_stress_is_on())
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
