// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Until GCC's first full threading pass a guard is not yet a branch around its
 * code: arch_static_branch () returns a bool, so the asm goto meets again in a
 * PHI, and the branch comes later:
 *
 *	asm goto (... : l_yes);			asm goto (... : l_yes);
 *	x = PHI <0 (fallthrough), 1 (l_yes)>	--> l_yes: guarded code
 *	if (__builtin_expect (x, 0) != 0)	    fallthrough: the rest
 *		guarded code
 *
 * This room follows an edge of the guard through blocks whose outcome it
 * decides, and sends the edge straight to where it ends up anyway.  Only
 * blocks are copied that compute values and nothing else, so no asm, call or
 * memory access ever exists twice.
 */

#include "osb.h"

/* Longer chains than this do not come from a guard. */
#define MAX_PATH_BLOCKS 12

/* What is known while control walks along one path. */
struct path {
	hash_map<tree, tree> known;	/* SSA name -> constant */
	auto_vec<edge> edges;		/* walked so far, the start included */
	unsigned decided;		/* edges up to the last decided branch */
};

static hash_map<tree, tree> *valueize_known;

static tree valueize(tree name)
{
	tree *value = valueize_known->get(name);

	return value ? *value : name;
}

static tree constant_or_null(tree value)
{
	return value && CONSTANT_CLASS_P(value) ? value : NULL_TREE;
}

static bool is_expect(gimple *stmt)
{
	return gimple_call_builtin_p(stmt, BUILT_IN_EXPECT) ||
	       gimple_call_builtin_p(stmt, BUILT_IN_EXPECT_WITH_PROBABILITY) ||
	       gimple_call_internal_p(stmt, IFN_BUILTIN_EXPECT);
}

/* The constant that STMT computes on the path, or NULL. */
static tree evaluate(hash_map<tree, tree> *known, gimple *stmt)
{
	valueize_known = known;
	if (is_expect(stmt)) {
		tree value = valueize(gimple_call_arg(stmt, 0));

		if (!constant_or_null(value))
			return NULL_TREE;
		return fold_convert(TREE_TYPE(gimple_call_lhs(stmt)), value);
	}
	if (!is_gimple_assign(stmt))
		return NULL_TREE;
	return constant_or_null(gimple_fold_stmt_to_constant(stmt, valueize));
}

/* May STMT be copied without a trace? */
static bool computes_only(gimple *stmt)
{
	switch (gimple_code(stmt)) {
	case GIMPLE_DEBUG:
	case GIMPLE_PREDICT:
	case GIMPLE_NOP:
		return true;
	case GIMPLE_LABEL: {
		tree label = gimple_label_label(as_a<glabel *>(stmt));

		return !FORCED_LABEL(label) && !DECL_NONLOCAL(label);
	}
	case GIMPLE_CALL:
		return is_expect(stmt) && gimple_call_lhs(stmt);
	case GIMPLE_ASSIGN:
		return !gimple_vuse(stmt) && !gimple_has_volatile_ops(stmt) &&
		       TREE_CODE(gimple_assign_lhs(stmt)) == SSA_NAME &&
		       !gimple_could_trap_p(stmt);
	default:
		return false;
	}
}

/* Learn what STMT computes; false when it may not be on a path. */
static bool learn_stmt(struct path *path, gimple *stmt)
{
	tree lhs = gimple_get_lhs(stmt);

	if (!computes_only(stmt))
		return false;
	if (lhs && TREE_CODE(lhs) == SSA_NAME)
		if (tree value = evaluate(&path->known, stmt))
			path->known.put(lhs, value);
	return true;
}

/* Learn the statements after GSI up to the one that ends the block. */
static bool learn_stmts(struct path *path, gimple_stmt_iterator gsi)
{
	for (; !gsi_end_p(gsi); gsi_next(&gsi)) {
		gimple *stmt = gsi_stmt(gsi);

		if (gimple_code(stmt) != GIMPLE_COND &&
		    !learn_stmt(path, stmt))
			return false;
	}
	return true;
}

static void learn_phis(struct path *path, edge e)
{
	for (gphi_iterator gsi = gsi_start_phis(e->dest); !gsi_end_p(gsi);
	     gsi_next(&gsi)) {
		gphi *phi = gsi.phi();
		tree arg = PHI_ARG_DEF_FROM_EDGE(phi, e);

		if (virtual_operand_p(gimple_phi_result(phi)))
			continue;
		if (TREE_CODE(arg) == SSA_NAME)
			if (tree *value = path->known.get(arg))
				arg = *value;
		if (constant_or_null(arg))
			path->known.put(gimple_phi_result(phi), arg);
	}
}

/* The edge out of BB that the known values decide on, or NULL. */
static edge decide(struct path *path, basic_block bb)
{
	gimple *last = osb_last_stmt(bb);
	edge true_edge, false_edge;
	tree lhs, rhs, value;

	if (single_succ_p(bb) && !(single_succ_edge(bb)->flags & EDGE_COMPLEX))
		return single_succ_edge(bb);
	if (!last || gimple_code(last) != GIMPLE_COND)
		return NULL;
	valueize_known = &path->known;
	lhs = valueize(gimple_cond_lhs(last));
	rhs = valueize(gimple_cond_rhs(last));
	if (!constant_or_null(lhs) || !constant_or_null(rhs))
		return NULL;
	value = fold_binary(gimple_cond_code(last), boolean_type_node, lhs, rhs);
	if (!value || TREE_CODE(value) != INTEGER_CST)
		return NULL;
	extract_true_false_edges_from_block(bb, &true_edge, &false_edge);
	if (osb_fault_planted(OSB_FAULT_WRONG_ARM))
		std::swap(true_edge, false_edge);
	return integer_zerop(value) ? false_edge : true_edge;
}

static bool is_on_path(const struct path *path, basic_block bb)
{
	for (unsigned i = 0; i < path->edges.length(); i++)
		if (path->edges[i]->dest == bb || path->edges[i]->src == bb)
			return true;
	return false;
}

/* Walk from edge START as far as it decides the way. */
static void walk_path(struct path *path, edge start)
{
	edge e = start;

	path->decided = 0;
	while (path->edges.length() < MAX_PATH_BLOCKS) {
		basic_block bb = e->dest;

		/* A copied loop header would give the loop two entries. */
		if (is_on_path(path, bb) || e->flags & EDGE_COMPLEX ||
		    (current_loops && bb_loop_depth(bb) &&
		     bb->loop_father->header == bb))
			return;
		path->edges.safe_push(e);
		if (bb == EXIT_BLOCK_PTR_FOR_FN(cfun))
			return;
		learn_phis(path, e);
		if (!learn_stmts(path, gsi_start_bb(bb)))
			return;
		e = decide(path, bb);
		if (!e)
			return;
		if (!single_succ_p(bb)) {
			path->decided = path->edges.length();
			if (path->edges.length() < MAX_PATH_BLOCKS &&
			    !is_on_path(path, e->dest))
				continue;
			return;
		}
	}
}

/*
 * After walk_path (): the last decided edge, or NULL when no branch was
 * decided on the way.
 */
static edge decided_edge(struct path *path)
{
	if (!path->decided)
		return NULL;
	return decide(path, path->edges[path->decided - 1]->dest);
}

/* Copy BB for the edge E alone and return the copy. */
static basic_block copy_for_edge(basic_block bb, edge e)
{
	basic_block copy;

	initialize_original_copy_tables();
	copy = duplicate_block(bb, e, NULL);
	flush_pending_stmts(e);
	add_phi_args_after_copy(&copy, 1, NULL);
	free_original_copy_tables();
	return copy;
}

static edge edge_to(basic_block src, basic_block dest)
{
	edge e = find_edge(src, dest);

	gcc_assert(e);
	return e;
}

/* Make the branch that ends BB go to TAKEN and nowhere else. */
static void make_unconditional(basic_block bb, edge taken)
{
	gimple_stmt_iterator gsi = gsi_last_bb(bb);
	edge other = EDGE_SUCC(bb, EDGE_SUCC(bb, 0) == taken);

	gcc_assert(gimple_code(gsi_stmt(gsi)) == GIMPLE_COND);
	gsi_remove(&gsi, true);
	remove_edge(other);
	taken->flags &= ~(EDGE_TRUE_VALUE | EDGE_FALSE_VALUE);
	taken->flags |= EDGE_FALLTHRU;
	taken->probability = profile_probability::always();
}

/*
 * Send the first edge of PATH to where the path's last decided branch leads,
 * by copying the blocks between for it.  SSA must be updated afterwards.
 */
static void redirect_path(struct path *path, edge target)
{
	edge e = path->edges[0];

	for (unsigned i = 0; i < path->decided; i++) {
		basic_block bb = path->edges[i]->dest;
		basic_block next = i + 1 < path->decided ?
				   path->edges[i + 1]->dest : target->dest;

		if (!single_pred_p(bb))
			bb = copy_for_edge(bb, e);
		e = edge_to(bb, next);
		if (!single_succ_p(bb))
			make_unconditional(bb, e);
	}
}

/* Thread edge E if it decides a branch further on; true when it did. */
static bool thread_edge(edge e)
{
	struct path path;
	edge target;

	walk_path(&path, e);
	target = decided_edge(&path);
	if (!target)
		return false;
	redirect_path(&path, target);
	return true;
}

/* Thread one edge into BB but KEEP that decides a branch further on. */
static bool thread_sibling(basic_block bb, edge keep)
{
	edge_iterator ei;
	edge e;

	FOR_EACH_EDGE(e, ei, bb->preds)
		if (e != keep && !(e->flags & EDGE_COMPLEX) && thread_edge(e))
			return true;
	return false;
}

/*
 * The edge of the decided path of E that enters the first block where other
 * ways come in, or NULL.
 */
static edge meeting_edge(edge e)
{
	struct path path;

	walk_path(&path, e);
	for (unsigned i = 0; i < path.decided; i++)
		if (!single_pred_p(path.edges[i]->dest))
			return path.edges[i];
	return NULL;
}

/*
 * The edges out of the guard: *ARM is taken when it fires, *REST when not.
 * Returns false where the guard does not end in a branch (an empty arm).
 */
static bool guard_edges(const struct osb_guard *guard, edge *arm, edge *rest)
{
	basic_block bb = gimple_bb(guard->stmt);
	edge_iterator ei;
	edge e;

	if (EDGE_COUNT(bb->succs) != 2 || guard->form == OSB_FORM_STRESS)
		return false;
	if (guard->form == OSB_FORM_ASM_GOTO) {
		tree label = gimple_asm_label_op(as_a<gasm *>(guard->stmt), 0);
		basic_block dest = label_to_block(cfun, TREE_VALUE(label));

		*arm = *rest = NULL;
		FOR_EACH_EDGE(e, ei, bb->succs)
			*(e->flags & EDGE_FALLTHRU || e->dest != dest ?
			  rest : arm) = e;
		return *arm && *rest;
	}
	for (int on = 0; on < 2; on++) {
		struct path path;
		tree lhs = gimple_assign_lhs(guard->stmt);
		gimple_stmt_iterator gsi = gsi_for_stmt(guard->stmt);

		path.known.put(lhs, build_int_cst(TREE_TYPE(lhs), on));
		gsi_next(&gsi);
		if (!learn_stmts(&path, gsi))
			return false;
		*(on ? arm : rest) = decide(&path, bb);
	}
	return *arm && *rest && *arm != *rest;
}

/*
 * Remove what the threaded paths no longer need: the value of the guard and
 * what was made of it.  SSA must be in order.
 */
void osb_thread_finish(void)
{
	auto_bitmap names;
	basic_block bb;

	FOR_EACH_BB_FN(bb, cfun)
		for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
		     !gsi_end_p(gsi); gsi_next_nondebug(&gsi)) {
			gimple *stmt = gsi_stmt(gsi);
			tree lhs = gimple_get_lhs(stmt);

			if (lhs && TREE_CODE(lhs) == SSA_NAME &&
			    computes_only(stmt) && has_zero_uses(lhs))
				bitmap_set_bit(names, SSA_NAME_VERSION(lhs));
		}
	simple_dce_from_worklist(names);
}

/*
 * Turn GUARD one step from a value into a branch: its edges shall lead straight
 * to the guarded code and around it.  True when the function was changed; SSA
 * and the CFG must then be brought in order before the next step.
 *
 * The edge around the code comes last: the other ways into the block where
 * they meet (`key && condition' computed as a value) are decided as well.
 */
bool osb_guard_thread(struct osb_guard *guard)
{
	edge arm, rest, meeting;

	if (!guard_edges(guard, &arm, &rest))
		return false;
	if (thread_edge(arm))
		return true;
	meeting = meeting_edge(rest);
	if (meeting && thread_sibling(meeting->dest, meeting))
		return true;
	return thread_edge(rest);
}

/* Do all ways into BB come from blocks that ARM and REST have walked? */
static bool only_from(basic_block bb, struct path *arm, struct path *rest)
{
	edge_iterator ei;
	edge e;

	FOR_EACH_EDGE(e, ei, bb->preds)
		if (!arm->edges.contains(e) && !rest->edges.contains(e))
			return false;
	return true;
}

/* How likely must the read of a key be nonzero for which kind of guard? */
static bool load_is_guard(struct osb_guard *guard, edge arm)
{
	profile_probability p = arm->probability;

	if (!p.initialized_p())
		return false;
	if (p <= profile_probability::guessed_always().apply_scale(15, 100))
		return true;
	if (p >= profile_probability::guessed_always().apply_scale(85, 100)) {
		guard->likely = true;
		return true;
	}
	return false;
}

/*
 * Find the edge over which the code runs that GUARD guards, into guard->arm.
 * It also sees through a chain that was not threaded, without changing it.
 * False when GUARD turns out not to be one (a key that is only counted).
 */
bool osb_guard_find_arm(struct osb_guard *guard)
{
	struct path arm_path, rest_path;
	edge arm, rest, target;

	guard->arm = NULL;
	if (guard->form == OSB_FORM_STRESS) {
		guard->arm = osb_stress_arm(guard->stmt);
		return true;
	}
	if (!guard_edges(guard, &arm, &rest)) {
		if (guard->form == OSB_FORM_LOAD)
			return false;
		if (guard->verdict == OSB_OK)
			guard->verdict = OSB_EMPTY_ARM;
		return true;
	}
	if (guard->form == OSB_FORM_LOAD) {
		if (!load_is_guard(guard, arm))
			return false;
		if (guard->likely) {
			std::swap(arm, rest);
			guard->initially_taken = !guard->initially_taken;
			guard->verdict = osb_guard_judge_key(guard);
		}
	}
	guard->arm = arm;
	walk_path(&arm_path, arm);
	walk_path(&rest_path, rest);
	target = decided_edge(&arm_path);
	if (target && only_from(target->src, &arm_path, &rest_path))
		guard->arm = target;
	return true;
}
