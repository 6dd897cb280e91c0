// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * The scopes of a child: a copy of every scope of the parent that code of the
 * region lies in, up to the outermost, which becomes the child's own.  So an
 * address in the child leads to the line it was written at, and through the
 * calls that it was inlined by.
 *
 *	parent				child
 *	{ int nr;			{
 *	  hook (page)			  hook (page)
 *	  { union ref ref; ...		  { union ref ref; ...
 *
 * Locals in memory that go along are declared in the copies.  All of this is
 * the same without -g: scopes decide which locals may share a place on the
 * stack.  What exists for the debugger only is in osb_debug.c.
 */

#include "osb.h"

static bool is_outermost(tree block)
{
	tree super = BLOCK_SUPERCONTEXT(block);

	return !super || TREE_CODE(super) != BLOCK;
}

/* Is BLOCK, or what it stands in, the body of an inlined function? */
bool osb_scope_is_inlined(tree block)
{
	for (; block && TREE_CODE(block) == BLOCK;
	     block = BLOCK_SUPERCONTEXT(block))
		if (inlined_function_outer_scope_p(block))
			return true;
	return false;
}

static void append_scope(tree super, tree block)
{
	BLOCK_SUPERCONTEXT(block) = super;
	BLOCK_SUBBLOCKS(super) = block_chainon(BLOCK_SUBBLOCKS(super), block);
}

/*
 * The copy of the parent's scope BLOCK, made if need be.  Outside of inlined
 * functions it says nothing of an origin: the child is no instance of its
 * parent, nor of what the parent was cloned from.
 */
static tree copy_scope(struct osb_scopes *scopes, tree block)
{
	tree *known = scopes->copies.get(block);
	tree copy;

	if (known)
		return *known;
	if (is_outermost(block))
		return scopes->root;
	copy = make_node(BLOCK);
	TREE_USED(copy) = 1;
	if (osb_scope_is_inlined(block))
		BLOCK_ABSTRACT_ORIGIN(copy) = BLOCK_ABSTRACT_ORIGIN(block);
	BLOCK_SOURCE_LOCATION(copy) =
		LOCATION_LOCUS(BLOCK_SOURCE_LOCATION(block));
	append_scope(copy_scope(scopes, BLOCK_SUPERCONTEXT(block)), copy);
	scopes->copies.put(block, copy);
	return copy;
}

/* The child's scope that is next to the parent's BLOCK, from BLOCK outwards. */
tree osb_scope_nearest(struct osb_scopes *scopes, tree block)
{
	while (!is_outermost(block)) {
		if (tree *copy = scopes->copies.get(block))
			return *copy;
		block = BLOCK_SUPERCONTEXT(block);
	}
	return scopes->root;
}

/* The scope that declares VAR in the parent, or NULL. */
tree osb_scope_home(struct osb_scopes *scopes, tree var)
{
	tree *home = scopes->homes.get(var);

	return home ? *home : NULL_TREE;
}

/* The child's scope for what BLOCK declares; NULL: none of its code is there. */
tree osb_scope_known(struct osb_scopes *scopes, tree block)
{
	tree *copy = scopes->copies.get(block);

	if (copy)
		return *copy;
	return is_outermost(block) ? scopes->root : NULL_TREE;
}

static void find_homes(struct osb_scopes *scopes, tree block)
{
	for (tree var = BLOCK_VARS(block); var; var = DECL_CHAIN(var))
		scopes->homes.put(var, block);
	for (tree sub = BLOCK_SUBBLOCKS(block); sub; sub = BLOCK_CHAIN(sub))
		find_homes(scopes, sub);
}

/* LOC in the scope of the child that stands for the parent's. */
static location_t rescope(struct osb_scopes *scopes, location_t loc)
{
	tree block = LOCATION_BLOCK(loc);

	return block ? set_block(loc, copy_scope(scopes, block)) : loc;
}

/* What is done for each operand: data is the struct osb_scopes. */
static tree visit_operand(tree *tp, int *walk_subtrees, void *data)
{
	struct walk_stmt_info *wi = (struct walk_stmt_info *)data;
	struct osb_scopes *scopes = (struct osb_scopes *)wi->info;
	tree t = *tp;

	if (EXPR_P(t) && TREE_BLOCK(t)) {
		/* An address that is a constant may be shared. */
		if (TREE_CODE(t) == ADDR_EXPR && is_gimple_min_invariant(t))
			*tp = t = unshare_expr(t);
		TREE_SET_BLOCK(t, copy_scope(scopes, TREE_BLOCK(t)));
	} else if (VAR_P(t) && auto_var_in_fn_p(t, scopes->parent)) {
		if (!scopes->seen.add(t))
			scopes->named.safe_push(t);
	} else if (TYPE_P(t) || TREE_CODE(t) == SSA_NAME) {
		*walk_subtrees = 0;
	}
	return NULL_TREE;
}

/*
 * A local in memory goes along where it is named.  Its declaration does if
 * nothing but the move itself is needed for that.
 */
static void take_local(struct osb_scopes *scopes, tree var)
{
	tree home = osb_scope_home(scopes, var);
	struct osb_scope_local local;

	if (!home || is_gimple_reg(var) || DECL_HAS_VALUE_EXPR_P(var) ||
	    variably_modified_type_p(TREE_TYPE(var), scopes->parent))
		return;
	local.var = var;
	local.home = home;
	local.scope = copy_scope(scopes, home);
	local.chain = DECL_CHAIN(var);
	scopes->locals.safe_push(local);
}

static void visit_phi(struct osb_scopes *scopes, gphi *phi,
		      struct walk_stmt_info *wi)
{
	for (unsigned i = 0; i < gimple_phi_num_args(phi); i++) {
		location_t loc = gimple_phi_arg_location(phi, i);

		gimple_phi_arg_set_location(phi, i, rescope(scopes, loc));
		if (TREE_CODE(gimple_phi_arg_def(phi, i)) != SSA_NAME)
			walk_tree(gimple_phi_arg_def_ptr(phi, i),
				  visit_operand, wi, NULL);
	}
}

static void visit_block(struct osb_scopes *scopes, basic_block bb)
{
	struct walk_stmt_info wi;
	edge_iterator ei;
	edge e;

	memset(&wi, 0, sizeof(wi));
	wi.info = scopes;
	for (gphi_iterator gsi = gsi_start_phis(bb); !gsi_end_p(gsi);
	     gsi_next(&gsi))
		visit_phi(scopes, gsi.phi(), &wi);
	for (gimple_stmt_iterator gsi = gsi_start_nondebug_bb(bb);
	     !gsi_end_p(gsi); gsi_next_nondebug(&gsi)) {
		gimple *stmt = gsi_stmt(gsi);

		gimple_set_location(stmt,
				    rescope(scopes, gimple_location(stmt)));
		walk_gimple_op(stmt, visit_operand, &wi);
	}
	FOR_EACH_EDGE(e, ei, bb->succs)
		e->goto_locus = rescope(scopes, e->goto_locus);
}

/*
 * Before the move: put the code of BLOCKS, which leave PARENT, into copies of
 * its scopes.  The copies stand under a root that the move exchanges for the
 * child's outermost scope.
 */
void osb_scopes_copy(struct osb_scopes *scopes, tree parent,
		     const vec<basic_block> &blocks)
{
	scopes->parent = parent;
	scopes->root = make_node(BLOCK);
	find_homes(scopes, DECL_INITIAL(parent));
	for (unsigned i = 0; i < blocks.length(); i++)
		visit_block(scopes, blocks[i]);
	for (unsigned i = 0; i < scopes->named.length(); i++)
		take_local(scopes, scopes->named[i]);
}

/*
 * The move replaces each variable that a scope of CHILD declares by the copy
 * that it makes of it anyway.  Until then a chain of the scope's leads through
 * the parent's own variables.
 */
void osb_scopes_lend(struct osb_scopes *scopes, tree child)
{
	struct osb_scope_local *local;
	unsigned i;

	scopes->child = child;
	FOR_EACH_VEC_ELT(scopes->locals, i, local)
		DECL_CHAIN(local->var) = NULL_TREE;
	FOR_EACH_VEC_ELT(scopes->locals, i, local) {
		tree scope = local->scope == scopes->root ?
				     DECL_INITIAL(child) : local->scope;

		BLOCK_VARS(scope) = chainon(BLOCK_VARS(scope), local->var);
	}
}

/* VAR of the child comes from ORIGINAL, which the parent's HOME declares. */
void osb_scope_set_origin(tree var, tree original, tree home)
{
	if (osb_scope_is_inlined(home) && !DECL_IGNORED_P(original))
		DECL_ABSTRACT_ORIGIN(var) = DECL_ORIGIN(original);
}

/* After the move: the parent has its chains back, and what moved is known. */
void osb_scopes_settle(struct osb_scopes *scopes)
{
	hash_map<tree, tree> next;
	struct osb_scope_local *local;
	unsigned i;

	scopes->root = DECL_INITIAL(scopes->child);
	FOR_EACH_VEC_ELT(scopes->locals, i, local) {
		tree scope = osb_scope_known(scopes, local->home);
		bool existed;
		tree &var = next.get_or_insert(scope, &existed);

		if (!existed)
			var = BLOCK_VARS(scope);
		osb_scope_set_origin(var, local->var, local->home);
		scopes->moved.put(local->var, var);
		DECL_CHAIN(local->var) = local->chain;
		var = DECL_CHAIN(var);
	}
}
