// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Before the blocks of a region move: cut what ties them to their function
 * besides control and values, that is scopes and locals in PHI arguments, loops,
 * and the chain of memory states.  BLOCKS are all blocks that move.
 */

#include "osb.h"

/*
 * The move looks at no PHI argument: none may refer to the parent's scopes.
 */
static void cut_phi_scopes(const vec<basic_block> &blocks)
{
	for (unsigned i = 0; i < blocks.length(); i++)
		for (gphi_iterator gsi = gsi_start_phis(blocks[i]);
		     !gsi_end_p(gsi); gsi_next(&gsi))
			for (unsigned j = 0;
			     j < gimple_phi_num_args(gsi.phi()); j++) {
				tree arg = gimple_phi_arg_def(gsi.phi(), j);

				if (EXPR_P(arg))
					SET_PHI_ARG_DEF(gsi.phi(), j,
						unshare_expr_without_location(
							arg));
			}
}

/* A name for ADDRESS that is computed at the end of E's source. */
static tree name_address(tree address, edge e)
{
	tree name = make_ssa_name(TREE_TYPE(address));
	gassign *stmt = gimple_build_assign(name, address);
	gimple_stmt_iterator gsi = gsi_last_bb(e->src);

	if (!gsi_end_p(gsi) && stmt_ends_bb_p(gsi_stmt(gsi)))
		gsi_insert_before(&gsi, stmt, GSI_SAME_STMT);
	else
		gsi_insert_after(&gsi, stmt, GSI_NEW_STMT);
	return name;
}

/*
 * The move replaces locals in statements by the child's, but not in arguments
 * of PHIs.  So no PHI may name one; a statement before it does.
 */
static void cut_phi_addresses(const vec<basic_block> &blocks)
{
	for (unsigned i = 0; i < blocks.length(); i++)
		for (gphi_iterator gsi = gsi_start_phis(blocks[i]);
		     !gsi_end_p(gsi); gsi_next(&gsi)) {
			gphi *phi = gsi.phi();

			for (unsigned j = 0; j < gimple_phi_num_args(phi); j++)
				if (osb_locals_in(gimple_phi_arg_def(phi, j)))
					SET_PHI_ARG_DEF(phi, j, name_address(
						gimple_phi_arg_def(phi, j),
						gimple_phi_arg_edge(phi, j)));
		}
}

/* Let LOOP with all that is in it lie in OUTER. */
static void move_loop(class loop *loop, class loop *outer)
{
	class loop *l;

	for (l = loop_outer(loop); l; l = loop_outer(l))
		l->num_nodes -= loop->num_nodes;
	flow_loop_tree_node_remove(loop);
	flow_loop_tree_node_add(outer, loop);
	for (l = outer; l; l = loop_outer(l))
		l->num_nodes += loop->num_nodes;
}

/*
 * Where the region leaves the loop that it is entered in, for an outer one, it
 * has blocks and loops of that one, too.  The move takes only the loops along
 * that lie in ENTRY's, and would leave the others behind in the parent, with a
 * header that is in the child.  In the child all of them lie at the top.
 * MEMBERS are the indices of BLOCKS.
 */
static void cut_loops(basic_block entry, const vec<basic_block> &blocks,
		      bitmap members)
{
	class loop *top = entry->loop_father;

	for (unsigned i = 0; i < blocks.length(); i++) {
		basic_block bb = blocks[i];
		class loop *loop = bb->loop_father;

		if (loop == top)
			continue;
		if (!bitmap_bit_p(members, loop->header->index)) {
			remove_bb_from_loops(bb);
			add_bb_to_loop(bb, top);
		} else if (loop->header == bb && loop_outer(loop) != top &&
			   !bitmap_bit_p(members,
					 loop_outer(loop)->header->index)) {
			move_loop(loop, top);
		}
	}
}

/*
 * Memory is one chain of virtual names in each function.  Where the region's
 * part is taken out the parent's is renewed by the next SSA update, and the
 * child's is built by its own.
 */
static void cut_memory_chain(const vec<basic_block> &blocks)
{
	tree vop = gimple_vop(cfun);

	for (unsigned i = 0; i < blocks.length(); i++) {
		gphi_iterator psi = gsi_start_phis(blocks[i]);

		while (!gsi_end_p(psi)) {
			gphi *phi = psi.phi();

			if (!virtual_operand_p(gimple_phi_result(phi))) {
				gsi_next(&psi);
				continue;
			}
			mark_virtual_phi_result_for_renaming(phi);
			remove_phi_node(&psi, true);
		}
		for (gimple_stmt_iterator gsi = gsi_start_bb(blocks[i]);
		     !gsi_end_p(gsi); gsi_next(&gsi)) {
			gimple *stmt = gsi_stmt(gsi);
			tree vdef = gimple_vdef(stmt);

			if (gimple_vuse(stmt))
				gimple_set_vuse(stmt, vop);
			if (!vdef)
				continue;
			if (TREE_CODE(vdef) == SSA_NAME) {
				mark_virtual_operand_for_renaming(vdef);
				gimple_set_vdef(stmt, vop);
				release_ssa_name(vdef);
			}
			update_stmt(stmt);
		}
	}
	for (unsigned i = 0; i < blocks.length(); i++)
		for (gimple_stmt_iterator gsi = gsi_start_bb(blocks[i]);
		     !gsi_end_p(gsi); gsi_next(&gsi))
			if (gimple_vuse(gsi_stmt(gsi)))
				update_stmt(gsi_stmt(gsi));
}

/*
 * Make BLOCKS, whose indices are MEMBERS and whose first is ENTRY, ready for the
 * move.  SSA must be updated in both functions afterwards.
 */
void osb_cut(basic_block entry, const vec<basic_block> &blocks, bitmap members)
{
	cut_phi_scopes(blocks);
	if (!osb_fault_planted(OSB_FAULT_IR_FOREIGN))
		cut_phi_addresses(blocks);
	if (!osb_fault_planted(OSB_FAULT_IR_LOOP))
		cut_loops(entry, blocks, members);
	cut_memory_chain(blocks);
}
