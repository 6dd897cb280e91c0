// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Debug statements of a region.  They bind variables of the parent to values,
 * and the move would drag those variables along; so it gets to see only a
 * placeholder, and the statements get variables of the child afterwards.
 *
 *	parent				child
 *	# DEBUG nr => a_1(D)
 *	...				# DEBUG nr => a_9(D)	(an entry)
 *	# DEBUG page => p_2		# DEBUG page => p_8
 *	# DEBUG ref => &local		# DEBUG ref => &local'
 *
 * Nothing here may change what the compiler decides: no name is made, no local
 * is counted, and the variables made are not in the list of the function's
 * locals, so they get no place on the stack.
 */

#include "osb.h"

/* Reset what the debug statement BIND says; the variable has no value then. */
static void reset_bind(gimple *bind)
{
	gimple_debug_bind_reset_value(bind);
	update_stmt(bind);
}

static bool is_member(const struct osb_debug *debug, gimple *stmt)
{
	basic_block bb = gimple_bb(stmt);

	return bb && osb_region_has(debug->region, bb);
}

/* Does the child lack what *TP is?  For walk_tree, data is the osb_debug. */
static tree find_stranger(tree *tp, int *walk_subtrees, void *data)
{
	struct osb_debug *debug = (struct osb_debug *)data;
	tree t = *tp;

	if (TYPE_P(t)) {
		*walk_subtrees = 0;
	} else if (TREE_CODE(t) == SSA_NAME) {
		*walk_subtrees = 0;
		if (!is_member(debug, SSA_NAME_DEF_STMT(t)))
			return t;
	} else if (TREE_CODE(t) == DEBUG_EXPR_DECL) {
		if (!debug->inner.contains(t))
			return t;
	} else if (TREE_CODE(t) == LABEL_DECL ||
		   auto_var_in_fn_p(t, debug->scopes->parent)) {
		return t;
	}
	return NULL_TREE;
}

/* --- which variables follow ------------------------------------------------ */

/* The scope of the parent that declares VAR, a parameter too; or NULL. */
static tree home_of(const struct osb_debug *debug, tree var)
{
	if (TREE_CODE(var) == PARM_DECL)
		return DECL_INITIAL(debug->scopes->parent);
	return osb_scope_home(debug->scopes, var);
}

/* The aggregate that the scalar VAR is a part of, or NULL. */
static tree whole_of(tree var)
{
	if (!VAR_P(var) || !DECL_HAS_DEBUG_EXPR_P(var))
		return NULL_TREE;
	return get_base_address(DECL_DEBUG_EXPR(var));
}

/* Can the child have a variable for VAR of the parent? */
static bool can_follow(const struct osb_debug *debug, tree var)
{
	tree parent = debug->scopes->parent;
	tree home, whole;

	if ((!VAR_P(var) && TREE_CODE(var) != PARM_DECL) ||
	    !auto_var_in_fn_p(var, parent) ||
	    (VAR_P(var) && DECL_HAS_VALUE_EXPR_P(var)) ||
	    variably_modified_type_p(TREE_TYPE(var), parent))
		return false;
	whole = whole_of(var);
	if (whole)
		return whole != var && !whole_of(whole) &&
		       can_follow(debug, whole);
	home = home_of(debug, var);
	return home && osb_scope_known(debug->scopes, home);
}

/* Replace a variable of the parent in an expression, data is its successor. */
static tree replace_base(tree *tp, int *walk_subtrees, void *data)
{
	if (TYPE_P(*tp))
		*walk_subtrees = 0;
	else if (VAR_P(*tp) || TREE_CODE(*tp) == PARM_DECL)
		*tp = (tree)data;
	return NULL_TREE;
}

/* EXPR, which lies in one variable, in the variable BASE instead. */
static tree rebase(tree expr, tree base)
{
	expr = unshare_expr_without_location(expr);
	walk_tree(&expr, replace_base, base, NULL);
	return expr;
}

static void declare(const struct osb_debug *debug, tree copy, tree var)
{
	tree home = home_of(debug, var);
	tree scope;

	if (!home)
		return;
	scope = osb_scope_known(debug->scopes, home);
	BLOCK_VARS(scope) = chainon(BLOCK_VARS(scope), copy);
	osb_scope_set_origin(copy, var, home);
}

/* The variable of the child that stands for VAR, which can follow. */
static tree follow(const struct osb_debug *debug, tree var)
{
	tree *known = debug->scopes->moved.get(var);
	tree whole = whole_of(var);
	tree copy;

	if (known)
		return *known;
	copy = copy_var_decl(var, DECL_NAME(var), TREE_TYPE(var));
	DECL_CONTEXT(copy) = debug->scopes->child;
	if (whole) {
		SET_DECL_DEBUG_EXPR(copy, rebase(DECL_DEBUG_EXPR(var),
						 follow(debug, whole)));
		DECL_HAS_DEBUG_EXPR_P(copy) = 1;
	} else {
		declare(debug, copy, var);
	}
	debug->scopes->moved.put(var, copy);
	return copy;
}

/* --- values on the way in -------------------------------------------------- */

/* The last statement of BB that binds VAR, or NULL. */
static gimple *last_bind(basic_block bb, tree var)
{
	for (gimple_stmt_iterator gsi = gsi_last_bb(bb); !gsi_end_p(gsi);
	     gsi_prev(&gsi)) {
		gimple *stmt = gsi_stmt(gsi);

		if (gimple_debug_bind_p(stmt) &&
		    gimple_debug_bind_get_var(stmt) == var)
			return stmt;
	}
	return NULL;
}

/* What VAR is at the end of BB, if BB says so. */
static bool value_at_end(basic_block bb, tree var, tree *value)
{
	gimple *bind;

	*value = NULL_TREE;
	if (bb == ENTRY_BLOCK_PTR_FOR_FN(cfun)) {
		if (TREE_CODE(var) == PARM_DECL)
			*value = ssa_default_def(cfun, var);
		return true;
	}
	bind = last_bind(bb, var);
	if (bind && gimple_debug_bind_has_value_p(bind))
		*value = gimple_debug_bind_get_value(bind);
	return bind != NULL;
}

/* What VAR is at the end of BB, whichever way led there; NULL: it depends. */
static tree reaching_value(basic_block bb, tree var)
{
	auto_vec<basic_block> todo;
	auto_bitmap visited;
	tree value = NULL_TREE;
	edge_iterator ei;
	edge e;

	todo.safe_push(bb);
	while (!todo.is_empty()) {
		tree here;

		bb = todo.pop();
		if (!bitmap_set_bit(visited, bb->index))
			continue;
		if (!value_at_end(bb, var, &here)) {
			FOR_EACH_EDGE(e, ei, bb->preds)
				todo.safe_push(e->src);
			continue;
		}
		if (!here || (value && value != here))
			return NULL_TREE;
		value = here;
	}
	return value;
}

/*
 * Is LIVE_IN's parameter the child's variable for VAR?  In an inlined function
 * there is a variable of that name as well.
 */
static bool names_parm(const struct osb_debug *debug, tree live_in, tree var)
{
	tree home;

	if (SSA_NAME_VAR(live_in) != var)
		return false;
	home = home_of(debug, var);
	return home == DECL_INITIAL(debug->scopes->parent);
}

/* For walk_tree: is *TP anything that no parameter tells?  Data: osb_debug. */
static tree find_unpassed(tree *tp, int *walk_subtrees, void *data)
{
	struct osb_debug *debug = (struct osb_debug *)data;

	if (TREE_CODE(*tp) == SSA_NAME) {
		*walk_subtrees = 0;
		return debug->region->live_ins.contains(*tp) ? NULL_TREE : *tp;
	}
	return find_stranger(tp, walk_subtrees, data);
}

/* What VAR, that has to do with LIVE_IN, is when the region begins. */
static void find_entry(struct osb_debug *debug, basic_block stub, tree live_in,
		       tree var)
{
	struct osb_debug_entry entry = { var, NULL_TREE };

	if (!can_follow(debug, var) || debug->asked.add(var))
		return;
	entry.value = reaching_value(stub, var);
	if (entry.value && walk_tree(&entry.value, find_unpassed, debug, NULL))
		entry.value = NULL_TREE;
	if (entry.value || names_parm(debug, live_in, var))
		debug->entries.safe_push(entry);
}

/* Find the variables that a parameter tells the value of. */
static void find_entries(struct osb_debug *debug, basic_block stub)
{
	const vec<tree> &live_ins = debug->region->live_ins;

	for (unsigned i = 0; i < live_ins.length(); i++) {
		imm_use_iterator iter;
		use_operand_p use_p;

		if (SSA_NAME_VAR(live_ins[i]))
			find_entry(debug, stub, live_ins[i],
				   SSA_NAME_VAR(live_ins[i]));
		FOR_EACH_IMM_USE_FAST(use_p, iter, live_ins[i])
			if (gimple_debug_bind_p(USE_STMT(use_p)))
				find_entry(debug, stub, live_ins[i],
					   gimple_debug_bind_get_var(
						   USE_STMT(use_p)));
	}
}

/* --- before the move ------------------------------------------------------- */

/* Is VALUE the address of a local, or of a part of one? */
static bool is_local_address(const struct osb_debug *debug, tree value)
{
	tree base;

	if (TREE_CODE(value) != ADDR_EXPR || !is_gimple_min_invariant(value))
		return false;
	base = get_base_address(TREE_OPERAND(value, 0));
	return base && VAR_P(base) &&
	       auto_var_in_fn_p(base, debug->scopes->parent);
}

/* Keep what BIND says as far as the child can; a temporary has no RECORD. */
static void detach_value(struct osb_debug *debug, gimple *bind,
			 struct osb_debug_bind *record)
{
	tree value;

	if (!gimple_debug_bind_has_value_p(bind))
		return;
	value = gimple_debug_bind_get_value(bind);
	if (record && is_local_address(debug, value)) {
		record->address = value;
		reset_bind(bind);
	} else if (walk_tree(&value, find_stranger, debug, NULL)) {
		reset_bind(bind);
	} else {
		gimple_debug_bind_set_value(
			bind, unshare_expr_without_location(value));
		update_stmt(bind);
	}
}

/* What stands for every variable during the move, which leaves it alone. */
static tree placeholder(void)
{
	tree decl = make_node(DEBUG_EXPR_DECL);

	DECL_ARTIFICIAL(decl) = 1;
	TREE_TYPE(decl) = integer_type_node;
	SET_DECL_MODE(decl, TYPE_MODE(integer_type_node));
	return decl;
}

static bool detach_bind(struct osb_debug *debug, gimple *bind)
{
	struct osb_debug_bind record = { bind, gimple_debug_bind_get_var(bind),
					 NULL_TREE };

	if (TREE_CODE(record.var) == DEBUG_EXPR_DECL) {
		detach_value(debug, bind, NULL);
		return true;
	}
	if (!can_follow(debug, record.var))
		return false;
	detach_value(debug, bind, &record);
	gimple_debug_bind_set_var(bind, placeholder());
	debug->binds.safe_push(record);
	return true;
}

/* Ready STMT for the move; false: it cannot come along. */
static bool detach_stmt(struct osb_debug *debug, gimple *stmt)
{
	tree block = gimple_block(stmt);

	/* It says where an inlined function begins; is there code of it? */
	if (gimple_debug_inline_entry_p(stmt) &&
	    (!block || !osb_scope_known(debug->scopes, block)))
		return false;
	if (gimple_debug_bind_p(stmt) ? !detach_bind(debug, stmt) :
	    !gimple_debug_nonbind_marker_p(stmt))
		return false;
	if (block)
		gimple_set_block(stmt,
				 osb_scope_nearest(debug->scopes, block));
	debug->markers += gimple_debug_nonbind_marker_p(stmt);
	return true;
}

/* Which debug expressions are bound in BLOCKS? */
static void find_inner(struct osb_debug *debug, const vec<basic_block> &blocks)
{
	for (unsigned i = 0; i < blocks.length(); i++)
		for (gimple_stmt_iterator gsi = gsi_start_bb(blocks[i]);
		     !gsi_end_p(gsi); gsi_next(&gsi)) {
			gimple *stmt = gsi_stmt(gsi);

			if (gimple_debug_bind_p(stmt) &&
			    TREE_CODE(gimple_debug_bind_get_var(stmt)) ==
				    DEBUG_EXPR_DECL)
				debug->inner.add(
					gimple_debug_bind_get_var(stmt));
		}
}

static tree find_inner_use(tree *tp, int *walk_subtrees, void *data)
{
	struct osb_debug *debug = (struct osb_debug *)data;

	if (TYPE_P(*tp))
		*walk_subtrees = 0;
	if (TREE_CODE(*tp) == DEBUG_EXPR_DECL && debug->inner.contains(*tp))
		return *tp;
	return NULL_TREE;
}

/* Debug statements that stay may look at debug expressions that do not. */
static void reset_inner_uses(struct osb_debug *debug)
{
	basic_block bb;

	if (!debug->inner.elements())
		return;
	FOR_EACH_BB_FN(bb, cfun) {
		if (bitmap_bit_p(debug->region->members, bb->index))
			continue;
		for (gimple_stmt_iterator gsi = gsi_start_bb(bb);
		     !gsi_end_p(gsi); gsi_next(&gsi)) {
			gimple *stmt = gsi_stmt(gsi);

			if (gimple_debug_bind_p(stmt) &&
			    gimple_debug_bind_has_value_p(stmt) &&
			    walk_tree(gimple_debug_bind_get_value_ptr(stmt),
				      find_inner_use, debug, NULL))
				reset_bind(stmt);
		}
	}
}

/* ... or at values that do not. */
static void reset_outer_uses(const struct osb_debug *debug)
{
	for (unsigned v = 1; v < num_ssa_names; v++) {
		tree name = ssa_name(v);
		imm_use_iterator iter;
		gimple *use;

		if (!name || virtual_operand_p(name) ||
		    !is_member(debug, SSA_NAME_DEF_STMT(name)))
			continue;
		FOR_EACH_IMM_USE_STMT(use, iter, name)
			if (gimple_debug_bind_p(use) && !is_member(debug, use))
				reset_bind(use);
	}
}

/*
 * Before the move of BLOCKS, all that leave REGION's function, and once its
 * live-ins are in the order of the parameters.  STUB goes before them.
 */
void osb_debug_detach(struct osb_debug *debug, struct osb_scopes *scopes,
		      const struct osb_region *region, basic_block stub,
		      const vec<basic_block> &blocks)
{
	debug->scopes = scopes;
	debug->region = region;
	if (MAY_HAVE_DEBUG_BIND_STMTS)
		find_entries(debug, stub);
	find_inner(debug, blocks);
	reset_inner_uses(debug);
	reset_outer_uses(debug);
	for (unsigned i = 0; i < blocks.length(); i++) {
		gimple_stmt_iterator gsi = gsi_start_bb(blocks[i]);

		while (!gsi_end_p(gsi))
			if (is_gimple_debug(gsi_stmt(gsi)) &&
			    !detach_stmt(debug, gsi_stmt(gsi)))
				gsi_remove(&gsi, true);
			else
				gsi_next(&gsi);
	}
}

/* --- after the move -------------------------------------------------------- */

/* The parameter that COPY, at the head of the child, is a copy of. */
static tree parm_of(gassign *copy)
{
	return SSA_NAME_VAR(gimple_assign_rhs1(copy));
}

/* A variable of the parent itself is the parameter named after it. */
static void follow_parms(struct osb_debug *debug,
			 const vec<gassign *> &copies)
{
	for (unsigned i = 0; i < copies.length(); i++) {
		tree live_in = debug->region->live_ins[i];
		tree var = SSA_NAME_VAR(live_in);

		if (var && names_parm(debug, live_in, var) &&
		    !debug->scopes->moved.get(var))
			debug->scopes->moved.put(var, parm_of(copies[i]));
	}
}

static void attach_binds(struct osb_debug *debug)
{
	struct osb_debug_bind *bind;
	unsigned i;

	FOR_EACH_VEC_ELT(debug->binds, i, bind) {
		tree base, *known;

		gimple_debug_bind_set_var(bind->stmt, follow(debug, bind->var));
		if (!bind->address)
			continue;
		base = get_base_address(TREE_OPERAND(bind->address, 0));
		known = debug->scopes->moved.get(base);
		if (!known || is_gimple_reg(*known))
			continue;
		gimple_debug_bind_set_value(bind->stmt,
					    rebase(bind->address, *known));
		update_stmt(bind->stmt);
	}
}

/* What is replaced in the value of an entry, and by what. */
struct passing {
	const vec<tree> *live_ins;
	const vec<gassign *> *copies;
};

/* For walk_tree: a parameter's incoming value for a live-in. */
static tree replace_live_in(tree *tp, int *walk_subtrees, void *data)
{
	struct passing *passing = (struct passing *)data;

	if (TYPE_P(*tp))
		*walk_subtrees = 0;
	if (TREE_CODE(*tp) != SSA_NAME)
		return NULL_TREE;
	*walk_subtrees = 0;
	for (unsigned i = 0; i < passing->live_ins->length(); i++)
		if ((*passing->live_ins)[i] == *tp) {
			*tp = gimple_assign_rhs1((*passing->copies)[i]);
			break;
		}
	return NULL_TREE;
}

/* Say at the head of the child what the variables are that came along. */
static void attach_entries(struct osb_debug *debug,
			   const vec<gassign *> &copies)
{
	struct passing passing = { &debug->region->live_ins, &copies };
	struct osb_debug_entry *entry;
	unsigned i;

	FOR_EACH_VEC_ELT(debug->entries, i, entry) {
		gimple *last = copies[copies.length() - 1];
		gimple_stmt_iterator gsi = gsi_for_stmt(last);
		tree var = follow(debug, entry->var);
		tree value = entry->value;

		if (value) {
			value = unshare_expr_without_location(value);
			walk_tree(&value, replace_live_in, &passing, NULL);
			if (TREE_CODE(value) == SSA_NAME &&
			    SSA_NAME_VAR(value) == var)
				continue;
		}
		gsi_insert_after(&gsi,
				 gimple_build_debug_bind(var, value, last),
				 GSI_SAME_STMT);
	}
}

/*
 * After the move: give the debug statements variables of the child.  COPIES
 * are those of its parameters.
 */
void osb_debug_attach(struct osb_debug *debug, const vec<gassign *> &copies)
{
	struct function *fn = DECL_STRUCT_FUNCTION(debug->scopes->child);

	fn->debug_nonbind_markers = cfun->debug_nonbind_markers;
	fn->debug_marker_count += debug->markers;
	cfun->debug_marker_count -= debug->markers;
	push_cfun(fn);
	follow_parms(debug, copies);
	attach_binds(debug);
	attach_entries(debug, copies);
	pop_cfun();
}
