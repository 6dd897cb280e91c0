// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Locals in memory.  move_sese_region_to_fn () gives the child a copy of every
 * local that the region names, so a local may only move when nobody else can
 * look at it: not by name, not through a pointer, and not the region itself
 * when control comes back to it.
 */

#include "osb.h"

static bool is_local_object(tree t)
{
	return (VAR_P(t) && !is_global_var(t)) || TREE_CODE(t) == PARM_DECL ||
	       TREE_CODE(t) == RESULT_DECL;
}

static tree note_local(tree *tp, int *walk_subtrees, void *data)
{
	struct walk_stmt_info *wi = (struct walk_stmt_info *)data;

	if (TYPE_P(*tp) || TREE_CODE(*tp) == SSA_NAME)
		*walk_subtrees = 0;
	else if (DECL_P(*tp) && is_local_object(*tp))
		((hash_set<tree> *)wi->info)->add(*tp);
	return NULL_TREE;
}

/* Every local object that STMT (a PHI as well) mentions as memory. */
static void locals_of_stmt(gimple *stmt, hash_set<tree> *locals)
{
	struct walk_stmt_info wi;

	memset(&wi, 0, sizeof(wi));
	wi.info = locals;
	if (gphi *phi = dyn_cast<gphi *>(stmt)) {
		for (unsigned i = 0; i < gimple_phi_num_args(phi); i++)
			if (TREE_CODE(gimple_phi_arg_def(phi, i)) != SSA_NAME)
				walk_tree(gimple_phi_arg_def_ptr(phi, i),
					  note_local, &wi, NULL);
		return;
	}
	walk_gimple_op(stmt, note_local, &wi);
}

/* Does the expression VALUE name a local object? */
bool osb_locals_in(tree value)
{
	hash_set<tree> locals;
	struct walk_stmt_info wi;

	memset(&wi, 0, sizeof(wi));
	wi.info = &locals;
	walk_tree(&value, note_local, &wi, NULL);
	return locals.elements() > 0;
}

/* Does STMT name a local object, be it for its address? */
bool osb_locals_named(gimple *stmt)
{
	hash_set<tree> locals;

	locals_of_stmt(stmt, &locals);
	return locals.elements() > 0;
}

/*
 * Call FN on every PHI and statement of BB that can tell something about a
 * local: no debug statement, and no end of life of a variable.
 */
template <typename callback>
static void each_stmt(basic_block bb, callback fn)
{
	for (gphi_iterator gsi = gsi_start_phis(bb); !gsi_end_p(gsi);
	     gsi_next(&gsi))
		fn(gsi.phi());
	for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
	     !gsi_end_p(gsi); gsi_next_nondebug(&gsi))
		if (!gimple_clobber_p(gsi_stmt(gsi)))
			fn(gsi_stmt(gsi));
}

/* Add to USES in how many statements of BB each local is named. */
void osb_locals_count(basic_block bb, hash_map<tree, unsigned> *uses)
{
	each_stmt(bb, [&](gimple *stmt) {
		hash_set<tree> locals;

		locals_of_stmt(stmt, &locals);
		for (hash_set<tree>::iterator it = locals.begin();
		     it != locals.end(); ++it)
			uses->get_or_insert(*it)++;
	});
}

/* Locals of the region whose value may live on when BB is left. */
static void locals_after_block(basic_block bb, hash_set<tree> *live)
{
	for (gphi_iterator gsi = gsi_start_phis(bb); !gsi_end_p(gsi);
	     gsi_next(&gsi))
		locals_of_stmt(gsi.phi(), live);
	for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
	     !gsi_end_p(gsi); gsi_next_nondebug(&gsi)) {
		gimple *stmt = gsi_stmt(gsi);

		if (gimple_clobber_p(stmt))
			live->remove(gimple_assign_lhs(stmt));
		else
			locals_of_stmt(stmt, live);
	}
}

/*
 * Does the scope of DECL end, or the function return, behind an exit to BB
 * before anything could look at memory?
 */
static bool dies_at_once(basic_block bb, tree decl)
{
	for (int depth = 0; depth < 4; depth++) {
		for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
		     !gsi_end_p(gsi); gsi_next_nondebug(&gsi)) {
			gimple *stmt = gsi_stmt(gsi);

			if (gimple_clobber_p(stmt)) {
				if (gimple_assign_lhs(stmt) == decl)
					return true;
			} else if (gimple_code(stmt) == GIMPLE_RETURN) {
				return true;
			} else if (gimple_vuse(stmt)) {
				return false;
			}
		}
		if (bb == EXIT_BLOCK_PTR_FOR_FN(cfun))
			return true;
		if (!single_succ_p(bb))
			return false;
		bb = single_succ(bb);
	}
	return false;
}

/* May someone look at one of the LOCALS behind exit edge E? */
static bool seen_after_exit(const struct osb_region *region, edge e,
			    hash_set<tree> *locals)
{
	for (hash_set<tree>::iterator it = locals->begin();
	     it != locals->end(); ++it) {
		/* By name nobody does, unless control comes back. */
		if (!region->in_loop && !TREE_ADDRESSABLE(*it))
			continue;
		if (!dies_at_once(e->dest, *it))
			return true;
	}
	return false;
}

/*
 * A local that only the region names may still be seen later: through a
 * pointer that left the region, or by the region itself when a loop comes back
 * to it.  The child's copy would be gone.  Only where its scope ends (it is
 * clobbered) before each exit, or at once behind it, may it move.
 */
static bool local_outlives_region(const struct osb_region *region)
{
	hash_map<basic_block, hash_set<tree> *> live;
	bool changed = true, outlives = false;
	struct osb_exit *exit;
	basic_block bb;
	unsigned i, j;
	edge e;

	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		live.put(bb, new hash_set<tree>);
	while (changed) {
		changed = false;
		FOR_EACH_VEC_ELT(region->blocks, i, bb) {
			hash_set<tree> *out = *live.get(bb), now;
			edge_iterator ei;

			FOR_EACH_EDGE(e, ei, bb->preds) {
				hash_set<tree> **in = live.get(e->src);

				if (!in)
					continue;
				for (hash_set<tree>::iterator it =
				     (*in)->begin(); it != (*in)->end(); ++it)
					now.add(*it);
			}
			locals_after_block(bb, &now);
			for (hash_set<tree>::iterator it = now.begin();
			     it != now.end(); ++it)
				changed |= !out->add(*it);
		}
	}
	FOR_EACH_VEC_ELT(region->exits, i, exit)
		FOR_EACH_VEC_ELT(exit->edges, j, e)
			outlives |= seen_after_exit(region, e,
						    *live.get(e->src));
	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		delete *live.get(bb);
	return outlives;
}

/*
 * Is the address of a local among what the region hands back?  It is chosen
 * inside, by an argument of a PHI that stays outside.
 */
static bool hands_back_address(const struct osb_region *region)
{
	struct osb_exit *exit;
	unsigned i, j, k;

	FOR_EACH_VEC_ELT(region->exits, i, exit)
		for (j = 0; j < exit->outs.length(); j++)
			for (k = 0; exit->outs[j].result &&
			     k < exit->edges.length(); k++) {
				tree arg = PHI_ARG_DEF_FROM_EDGE(
					osb_live_out_phi(&exit->outs[j]),
					exit->edges[k]);

				if (osb_locals_in(arg))
					return true;
			}
	return false;
}

/*
 * The verdicts are asked for in a fixed order over all locals: which local a
 * hash table yields first must not show.
 */
enum osb_verdict osb_locals_judge(const struct osb_region *region,
				  const struct osb_function *fn)
{
	hash_map<tree, unsigned> inside;
	bool parm = false, hard_register = false, shared = false, any = false;
	basic_block bb;
	unsigned i;

	FOR_EACH_VEC_ELT(region->blocks, i, bb)
		osb_locals_count(bb, &inside);
	for (hash_map<tree, unsigned>::iterator it = inside.begin();
	     it != inside.end(); ++it) {
		tree decl = (*it).first;
		unsigned *total = fn->uses->get(decl);

		any = true;
		if (TREE_CODE(decl) != VAR_DECL)
			parm = true;
		else if (DECL_HARD_REGISTER(decl) &&
			 !osb_fault_planted(OSB_FAULT_REGISTER))
			hard_register = true;
		else if (DECL_HAS_VALUE_EXPR_P(decl) || !total ||
			 *total != (*it).second)
			shared = true;
	}
	if (hard_register)
		return OSB_REGISTER_VARIABLE;
	if (parm)
		return OSB_PARM_MEMORY;
	if (osb_fault_planted(OSB_FAULT_LOCAL_SHARED))
		return OSB_OK;
	if (shared || hands_back_address(region) || (any && local_outlives_region(region)))
		return OSB_LOCAL_SHARED;
	return OSB_OK;
}

/*
 * Are BLOCKS still the only ones that name the locals they name?  What was
 * judged must hold at the moment of the move: a local that is on both sides
 * would silently become two.
 */
bool osb_locals_are_whole(const vec<basic_block> &blocks)
{
	hash_map<tree, unsigned> inside, total;
	basic_block bb;
	unsigned i;

	if (osb_fault_planted(OSB_FAULT_LOCAL_SHARED))
		return true;
	FOR_EACH_VEC_ELT(blocks, i, bb)
		osb_locals_count(bb, &inside);
	FOR_EACH_BB_FN(bb, cfun)
		osb_locals_count(bb, &total);
	for (hash_map<tree, unsigned>::iterator it = inside.begin();
	     it != inside.end(); ++it)
		if (TREE_CODE((*it).first) != VAR_DECL ||
		    *total.get((*it).first) != (*it).second)
			return false;
	return true;
}
