// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Outlining: the region becomes a function of its own,
 *
 *	arm -> stub -> entry -> region -> exits
 *
 * turns into
 *
 *	arm -> stub: value = fn.osb.0 (live-ins) -> dispatch -> exits
 *
 * The stub keeps the label of the asm goto, which cannot leave the function.
 * All ways out are routed through one landing block, whose PHIs merge what is
 * handed back: nothing, one value, or two in a pair of registers (the number
 * of the exit, where there are several, comes first).  The pair is a complex
 * integer, whose halves stay registers of their own; a double word would be
 * spilled to an aligned slot, and the hot path would have to align the stack.
 * The dispatch block takes the pair apart again; its edges to the exits exist
 * before the move, since the move itself forgets the PHI arguments of the
 * edges that it re-makes.
 *
 * The blocks are moved, never copied: there is one jump table entry, one asm
 * label and one static local as before.
 */

#include "osb.h"

/* --- what the child hands back --------------------------------------------- */

/* One outlining on its way. */
struct job {
	struct osb_region *region;
	location_t loc;
	basic_block stub;		/* keeps the label, gets the call */
	basic_block entry;		/* first block of the region */
	basic_block landing;		/* last block of the region, or NULL */
	basic_block dispatch;		/* first block after it, or NULL */
	auto_vec<tree> args;		/* in the parent, in parameter order */
	auto_vec<gassign *> copies;	/* of the parameters, in the child */
	tree carriers[2];		/* types of the values, in order */
	unsigned num_carriers;
	bool has_index;			/* carriers[0] is the exit's number */
	tree result_type;
	tree landed[2];			/* PHI results in the landing block */
	gimple *packed;			/* computes the value returned */
};

static tree carrier_for(tree a, tree b)
{
	unsigned size;

	if (!a || useless_type_conversion_p(a, b))
		return b;
	size = MAX(TYPE_PRECISION(a), TYPE_PRECISION(b));
	size = MAX(size, MAX(GET_MODE_BITSIZE(SCALAR_INT_TYPE_MODE(a)),
			     GET_MODE_BITSIZE(SCALAR_INT_TYPE_MODE(b))));
	return osb_child_unsigned_type(size);
}

/* Half of a returned pair. */
static tree word_type(void)
{
	return osb_child_unsigned_type(BITS_PER_WORD);
}

/* The type that each handed back value travels in, and what is returned. */
static void choose_carriers(struct job *job)
{
	struct osb_region *region = job->region;
	struct osb_exit *exit;
	unsigned i, j, first;

	job->has_index = region->exits.length() > 1;
	first = job->has_index;
	job->num_carriers = first + region->num_slots;
	if (job->has_index)
		job->carriers[0] = unsigned_type_node;
	FOR_EACH_VEC_ELT(region->exits, i, exit)
		for (j = 0; j < exit->outs.length(); j++) {
			tree *carrier = &job->carriers[first +
						       exit->outs[j].slot];

			*carrier = carrier_for(*carrier, exit->outs[j].type);
		}
	if (!job->num_carriers)
		job->result_type = void_type_node;
	else if (job->num_carriers == 1)
		job->result_type = TYPE_MAIN_VARIANT(job->carriers[0]);
	else
		job->result_type = osb_child_pair_type();
}

/* Append VALUE converted to TYPE after GSI; returns the name or constant. */
static tree emit_convert(gimple_stmt_iterator *gsi, tree type, tree value)
{
	gassign *stmt;

	if (useless_type_conversion_p(type, TREE_TYPE(value)))
		return value;
	stmt = gimple_build_assign(make_ssa_name(type), NOP_EXPR, value);
	gsi_insert_after(gsi, stmt, GSI_NEW_STMT);
	return gimple_assign_lhs(stmt);
}

/* VALUE as half of a pair, and back: widened through its own mode's integer. */
static tree emit_widen(gimple_stmt_iterator *gsi, tree value)
{
	tree type = TREE_TYPE(value);
	tree bits = build_nonstandard_integer_type(
		GET_MODE_BITSIZE(SCALAR_INT_TYPE_MODE(type)), 1);

	value = emit_convert(gsi, bits, value);
	return emit_convert(gsi, word_type(), value);
}

static tree emit_narrow(gimple_stmt_iterator *gsi, tree type, tree value)
{
	tree bits = build_nonstandard_integer_type(
		GET_MODE_BITSIZE(SCALAR_INT_TYPE_MODE(type)), 1);

	value = emit_convert(gsi, bits, value);
	return emit_convert(gsi, type, value);
}

/* Put the landed values into the one that is returned. */
static void emit_pack(struct job *job)
{
	gimple_stmt_iterator gsi = gsi_last_bb(job->landing);
	tree result = make_ssa_name(job->result_type);

	if (job->num_carriers == 1) {
		job->packed = gimple_build_assign(result, job->landed[0]);
	} else {
		tree low = emit_widen(&gsi, job->landed[0]);
		tree high = emit_widen(&gsi, job->landed[1]);

		job->packed = gimple_build_assign(result, COMPLEX_EXPR, low,
						  high);
	}
	gsi_insert_after(&gsi, job->packed, GSI_NEW_STMT);
}

/* Take the call's RESULT apart again: the value of carrier WHICH. */
static tree emit_unpack(struct job *job, gimple_stmt_iterator *gsi, tree result,
			unsigned which)
{
	tree_code part = which ? IMAGPART_EXPR : REALPART_EXPR;
	tree word = word_type();
	gassign *stmt;

	if (job->num_carriers == 1)
		return result;
	stmt = gimple_build_assign(make_ssa_name(word), part,
				   build1(part, word, result));
	gsi_insert_after(gsi, stmt, GSI_NEW_STMT);
	return emit_narrow(gsi, job->carriers[which], gimple_assign_lhs(stmt));
}

/* --- routing the exits ----------------------------------------------------- */

/* What one way out of the region brings to the landing block. */
struct way {
	basic_block src;		/* forwarder, or block that returned */
	unsigned exit;
	tree values[2];			/* by slot */
	location_t locus;
};

/* Give up the GIMPLE_RETURN that ends E's source. */
static tree take_return(edge e)
{
	gimple_stmt_iterator gsi = gsi_last_bb(e->src);
	greturn *stmt = as_a<greturn *>(gsi_stmt(gsi));
	tree value = gimple_return_retval(stmt);

	gsi_remove(&gsi, true);
	return value;
}

/*
 * Detach exit edge E.  Its source becomes a forwarder of its own first, so
 * that whatever branches out of the region has one edge per way.
 */
static void detach_way(struct job *job, struct osb_exit *exit, unsigned index,
		       edge e, vec<struct way> *ways)
{
	struct way way = { NULL, index, { NULL_TREE, NULL_TREE },
			   e->goto_locus };
	struct osb_live_out *out;
	unsigned i;

	if (exit->dest == EXIT_BLOCK_PTR_FOR_FN(cfun)) {
		tree value = take_return(e);

		way.src = e->src;
		if (exit->outs.length())
			way.values[0] = value;
		remove_edge(e);
	} else {
		way.src = split_edge(e);
		bitmap_set_bit(job->region->members, way.src->index);
		FOR_EACH_VEC_ELT(exit->outs, i, out)
			way.values[out->slot] = PHI_ARG_DEF_FROM_EDGE(
				osb_live_out_phi(out),
				single_succ_edge(way.src));
		remove_edge(single_succ_edge(way.src));
	}
	ways->safe_push(way);
}

/* Values of PHIs of DEST that are the same whichever way is taken. */
static void save_common_args(struct osb_exit *exit, vec<tree> *args)
{
	if (exit->dest == EXIT_BLOCK_PTR_FOR_FN(cfun))
		return;
	for (gphi_iterator gsi = gsi_start_phis(exit->dest); !gsi_end_p(gsi);
	     gsi_next(&gsi)) {
		if (virtual_operand_p(gimple_phi_result(gsi.phi())))
			args->safe_push(gimple_vop(cfun));
		else
			args->safe_push(PHI_ARG_DEF_FROM_EDGE(gsi.phi(),
							      exit->edges[0]));
	}
}

/* The block that returns from the parent on behalf of the region. */
static basic_block build_return_block(struct osb_exit *exit, basic_block after)
{
	basic_block bb = create_empty_bb(after);
	tree value = NULL_TREE;
	gimple_stmt_iterator gsi;

	if (current_loops)
		add_bb_to_loop(bb, current_loops->tree_root);
	bb->count = profile_count::zero();
	if (exit->outs.length()) {
		value = make_ssa_name(exit->outs[0].type);
		create_phi_node(value, bb);
		exit->outs[0].result = value;
	}
	gsi = gsi_start_bb(bb);
	gsi_insert_after(&gsi, gimple_build_return(value), GSI_NEW_STMT);
	make_edge(bb, EXIT_BLOCK_PTR_FOR_FN(cfun), 0);
	exit->dest = bb;
	return bb;
}

/* The value that the child hands back for PHI, or NULL. */
static const struct osb_live_out *find_out(const struct osb_exit *exit,
					   gphi *phi)
{
	for (unsigned i = 0; i < exit->outs.length(); i++)
		if (exit->outs[i].result == gimple_phi_result(phi))
			return &exit->outs[i];
	return NULL;
}

/* An argument that holds the place of the value until the call exists. */
static tree placeholder(tree type)
{
	return build_zero_cst(type);
}

static void connect_exit(struct job *job, struct osb_exit *exit,
			 const vec<tree> &common)
{
	edge e = make_edge(job->dispatch, exit->dest, 0);
	unsigned i = 0;

	e->probability = profile_probability::guessed_always().apply_scale(
		1, job->region->exits.length());
	for (gphi_iterator gsi = gsi_start_phis(exit->dest); !gsi_end_p(gsi);
	     gsi_next(&gsi), i++) {
		const struct osb_live_out *out = find_out(exit, gsi.phi());

		add_phi_arg(gsi.phi(), out ? placeholder(out->type) : common[i],
			    e, UNKNOWN_LOCATION);
	}
}

/* The innermost loop that the dispatch block can still be in. */
static class loop *dispatch_loop(struct job *job)
{
	class loop *guard_loop = job->stub->loop_father;
	class loop *best = current_loops->tree_root;
	struct osb_exit *exit;
	unsigned i;

	FOR_EACH_VEC_ELT(job->region->exits, i, exit) {
		class loop *loop = find_common_loop(guard_loop,
						    exit->dest->loop_father);

		if (loop_depth(loop) > loop_depth(best))
			best = loop;
	}
	return best;
}

/* PHI of the landing block for carrier WHICH over all WAYS. */
static tree land_values(struct job *job, const vec<struct way> &ways,
			unsigned which)
{
	tree type = job->carriers[which];
	tree result = make_ssa_name(type);
	gphi *phi = create_phi_node(result, job->landing);

	for (unsigned i = 0; i < ways.length(); i++) {
		const struct way *way = &ways[i];
		unsigned slot = which - job->has_index;
		tree value;

		if (job->has_index && !which)
			value = build_int_cst(type, way->exit);
		else if (!way->values[slot])
			value = placeholder(type);
		else if (is_gimple_min_invariant(way->values[slot]))
			value = fold_convert(type, way->values[slot]);
		else
			value = way->values[slot];
		if (!is_gimple_val(value) ||
		    !useless_type_conversion_p(type, TREE_TYPE(value))) {
			gimple_stmt_iterator gsi = gsi_last_bb(way->src);

			value = emit_convert(&gsi, type, way->values[slot]);
		}
		add_phi_arg(phi, value, find_edge(way->src, job->landing),
			    way->locus);
	}
	return result;
}

/* Route every way out of the region through the landing block. */
static void route_exits(struct job *job)
{
	struct osb_region *region = job->region;
	auto_delete_vec<auto_vec<tree>> common;
	auto_vec<struct way> ways;
	struct osb_exit *exit;
	unsigned i, j;
	edge e;

	if (!region->exits.length())
		return;
	job->landing = create_empty_bb(job->entry);
	job->dispatch = create_empty_bb(job->landing);
	job->landing->count = job->dispatch->count = profile_count::zero();
	FOR_EACH_VEC_ELT(region->exits, i, exit) {
		common.safe_push(new auto_vec<tree>);
		save_common_args(exit, common[i]);
		FOR_EACH_VEC_ELT(exit->edges, j, e)
			detach_way(job, exit, i, e, &ways);
		if (exit->dest == EXIT_BLOCK_PTR_FOR_FN(cfun))
			build_return_block(exit, job->dispatch);
	}
	add_bb_to_loop(job->dispatch, dispatch_loop(job));
	add_bb_to_loop(job->landing, job->entry->loop_father);
	bitmap_set_bit(region->members, job->landing->index);
	for (i = 0; i < ways.length(); i++)
		make_single_succ_edge(ways[i].src, job->landing, EDGE_FALLTHRU);
	for (i = 0; i < job->num_carriers; i++)
		job->landed[i] = land_values(job, ways, i);
	make_single_succ_edge(job->landing, job->dispatch, EDGE_FALLTHRU);
	if (job->num_carriers)
		emit_pack(job);
	FOR_EACH_VEC_ELT(region->exits, i, exit)
		connect_exit(job, exit, *common[i]);
}

/* --- cutting the data flow ------------------------------------------------- */

/* The region's blocks as they are now, in the order of the function's chain. */
static void current_blocks(const struct job *job, vec<basic_block> *blocks)
{
	basic_block bb;

	FOR_EACH_BB_FN(bb, cfun)
		if (osb_region_has(job->region, bb))
			blocks->safe_push(bb);
}

/*
 * The return address of the function is read in the stub, where it still is
 * the same one, and handed in.
 */
static void hoist_return_addresses(struct job *job)
{
	auto_vec<gcall *> &reads = job->region->return_addresses;
	gimple_stmt_iterator gsi = gsi_last_bb(job->stub);
	tree name = NULL_TREE;

	for (unsigned i = 0; i < reads.length(); i++) {
		gimple_stmt_iterator old = gsi_for_stmt(reads[i]);
		tree lhs = gimple_call_lhs(reads[i]);

		if (lhs && !name) {
			gcall *read = gimple_build_call(
				gimple_call_fndecl(reads[i]), 1,
				gimple_call_arg(reads[i], 0));

			name = make_ssa_name(TREE_TYPE(lhs));
			gimple_call_set_lhs(read, name);
			gimple_set_location(read, gimple_location(reads[i]));
			gsi_insert_after(&gsi, read, GSI_NEW_STMT);
			job->region->live_ins.safe_push(name);
		}
		if (lhs) {
			gassign *copy = gimple_build_assign(lhs, name);

			gimple_set_vuse(copy, NULL_TREE);
			gsi_replace(&old, copy, false);
		} else {
			gsi_remove(&old, true);
		}
	}
}

/* Replace the uses of NAME in the region by COPY. */
static void replace_inside(const struct job *job, tree name, tree copy)
{
	imm_use_iterator iter;
	use_operand_p use_p;
	gimple *use;

	FOR_EACH_IMM_USE_STMT(use, iter, name) {
		bool changed = false;

		FOR_EACH_IMM_USE_ON_STMT(use_p, iter) {
			/* A PHI uses its argument at the end of an edge. */
			basic_block bb = gimple_code(use) == GIMPLE_PHI ?
				gimple_phi_arg_edge(as_a<gphi *>(use),
					PHI_ARG_INDEX_FROM_USE(use_p))->src :
				gimple_bb(use);

			if (bb && osb_region_has(job->region, bb) &&
			    SSA_NAME_DEF_STMT(copy) != use) {
				SET_USE(use_p, copy);
				changed = true;
			}
		}
		if (changed)
			update_stmt(use);
	}
}

static int incoming_index(tree name)
{
	return osb_parameter_index(current_function_decl, name);
}

/*
 * Leave values that the parent has got as arguments in their places among the
 * LIVE_INS: they may still be in the right register when the child is called.
 */
static void order_live_ins(vec<tree> *live_ins)
{
	for (unsigned i = 0; i < live_ins->length();) {
		int place = incoming_index((*live_ins)[i]);

		if (place < 0 || place == (int)i ||
		    place >= (int)live_ins->length() ||
		    incoming_index((*live_ins)[place]) == place)
			i++;
		else
			std::swap((*live_ins)[i], (*live_ins)[place]);
	}
}

/*
 * Make a parameter for every live-in: at the head of the region a copy of it,
 * still of the plain PARM_DECL, which the move turns into its incoming value.
 */
static void make_parms(struct job *job, vec<tree> *parms)
{
	gimple_stmt_iterator gsi = gsi_start_bb(job->entry);
	tree name;
	unsigned i;

	order_live_ins(&job->region->live_ins);
	FOR_EACH_VEC_ELT(job->region->live_ins, i, name) {
		tree parm = osb_child_build_parm(name);
		tree copy = make_ssa_name(TREE_TYPE(name));
		gassign *stmt = gimple_build_assign(copy, build_zero_cst(
							TREE_TYPE(name)));

		gsi_insert_after(&gsi, stmt, GSI_NEW_STMT);
		replace_inside(job, name, copy);
		gimple_assign_set_rhs1(stmt, parm);
		parms->safe_push(parm);
		job->args.safe_push(name);
		job->copies.safe_push(stmt);
	}
}

/* --- the call -------------------------------------------------------------- */

/* Fill in what connect_exit () left open. */
static void fill_phi_args(struct job *job, gimple_stmt_iterator *gsi,
			  tree result)
{
	struct osb_exit *exit;
	unsigned i, j;

	if (osb_fault_planted(OSB_FAULT_LIVE_OUT))
		return;
	FOR_EACH_VEC_ELT(job->region->exits, i, exit)
		for (j = 0; j < exit->outs.length(); j++) {
			const struct osb_live_out *out = &exit->outs[j];
			edge e = find_edge(job->dispatch, exit->dest);
			tree value = emit_unpack(job, gsi, result,
						 job->has_index + out->slot);

			value = emit_convert(gsi, out->type, value);
			SET_USE(PHI_ARG_DEF_PTR_FROM_EDGE(osb_live_out_phi(out),
							  e), value);
		}
}

/* Branch on the number of the exit that the child came out of. */
static void emit_branch(struct job *job, gimple_stmt_iterator *gsi, tree result)
{
	auto_vec<tree> labels;
	tree index, first;
	unsigned n = job->region->exits.length();

	if (n < 2) {
		single_succ_edge(job->dispatch)->flags |= EDGE_FALLTHRU;
		single_succ_edge(job->dispatch)->probability =
			profile_probability::always();
		return;
	}
	index = emit_unpack(job, gsi, result, 0);
	if (n == 2) {
		gcond *cond = gimple_build_cond(NE_EXPR, index,
			build_int_cst(TREE_TYPE(index), 0), NULL_TREE,
			NULL_TREE);

		gsi_insert_after(gsi, cond, GSI_NEW_STMT);
		find_edge(job->dispatch, job->region->exits[0]->dest)->flags |=
			EDGE_FALSE_VALUE;
		find_edge(job->dispatch, job->region->exits[1]->dest)->flags |=
			EDGE_TRUE_VALUE;
		return;
	}
	first = build_case_label(NULL_TREE, NULL_TREE, gimple_block_label(
					job->region->exits[0]->dest));
	for (unsigned i = 1; i < n; i++)
		labels.safe_push(build_case_label(
			build_int_cst(TREE_TYPE(index), i), NULL_TREE,
			gimple_block_label(job->region->exits[i]->dest)));
	gsi_insert_after(gsi, gimple_build_switch(index, first, labels),
			 GSI_NEW_STMT);
}

static void emit_call(struct job *job, basic_block bb, tree child)
{
	gimple_stmt_iterator gsi = gsi_start_bb(bb);
	gcall *call = gimple_build_call_vec(child, job->args);
	tree result = NULL_TREE;

	gimple_set_location(call, job->loc);
	/* A value may be undefined here as it was before, without a warning. */
	osb_suppress_warnings(call);
	if (job->num_carriers) {
		result = make_ssa_name(job->result_type);
		gimple_call_set_lhs(call, result);
	}
	if (!job->landing)
		gimple_call_set_ctrl_altering(call, true);
	gsi_insert_after(&gsi, call, GSI_NEW_STMT);
	if (!job->landing)
		return;
	gsi = gsi_last_bb(job->dispatch);
	fill_phi_args(job, &gsi, result);
	emit_branch(job, &gsi, result);
}

/* --- the child's body ------------------------------------------------------ */

static void emit_return(struct job *job)
{
	gimple_stmt_iterator gsi = gsi_last_bb(job->landing);
	tree value = NULL_TREE;

	if (job->packed)
		value = gimple_get_lhs(job->packed);
	gsi_insert_after(&gsi, gimple_build_return(value), GSI_NEW_STMT);
}

/* What is known of a value's range holds for the parameter. */
static void carry_ranges(struct job *job)
{
	for (unsigned i = 0; i < job->args.length(); i++) {
		gassign *copy = job->copies[i];

		osb_copy_range(gimple_assign_rhs1(copy), job->args[i]);
		osb_copy_range(gimple_assign_lhs(copy), job->args[i]);
	}
}

/* Locals of the parent that the move listed in the child by mistake. */
static void drop_foreign_locals(struct function *fn, tree parent)
{
	unsigned n = 0;
	tree decl;
	unsigned i;

	FOR_EACH_VEC_SAFE_ELT(fn->local_decls, i, decl)
		if (DECL_CONTEXT(decl) != parent)
			(*fn->local_decls)[n++] = decl;
	vec_safe_truncate(fn->local_decls, n);
}

static void finish_child(struct job *job, tree child, struct function *parent)
{
	struct function *fn = DECL_STRUCT_FUNCTION(child);
	cgraph_node *node;

	if (!job->landing)
		TREE_THIS_VOLATILE(child) = 1;
	drop_foreign_locals(fn, parent->decl);
	fn->x_current_loops->state |= LOOPS_NEED_FIXUP;
	node = cgraph_node::get_create(child);
	cgraph_node::add_new_function(child, true);
	node->frequency = NODE_FREQUENCY_UNLIKELY_EXECUTED;
	/* It is only ever called, and only from here. */
	node->force_output = false;
	node->local = true;

	push_cfun(fn);
	if (job->landing)
		emit_return(job);
	carry_ranges(job);
	profile_status_for_fn(fn) = profile_status_for_fn(parent);
	update_max_bb_count();
	update_ssa(TODO_update_ssa);
	cleanup_tree_cfg();
	cgraph_edge::rebuild_edges();
	free_dominance_info(CDI_DOMINATORS);
	free_dominance_info(CDI_POST_DOMINATORS);
	pop_cfun();
}

/*
 * Move REGION, whose outline_verdict is OSB_OK, into a new cold function and
 * call that instead; LOC is the call's place.  Returns the new function.  SSA
 * must be updated and the CFG cleaned up afterwards; dominators and all other
 * regions of the function are out of date.
 */
tree osb_outline(struct osb_region *region, location_t loc)
{
	struct job job = {};
	struct osb_scopes scopes;
	struct osb_debug debug;
	auto_vec<basic_block> blocks;
	hash_set<tree> locals;
	auto_vec<tree> parms;
	basic_block bb;
	tree child;

	job.region = region;
	job.loc = loc;
	job.stub = split_edge(region->arm);
	job.entry = split_edge(single_succ_edge(job.stub));
	bitmap_set_bit(region->members, job.entry->index);
	choose_carriers(&job);
	hoist_return_addresses(&job);
	route_exits(&job);
	current_blocks(&job, &blocks);
	gcc_assert(osb_locals_are_whole(blocks));
	osb_verify_note_locals(blocks, &locals);
	osb_cut(job.entry, blocks, region->members);
	make_parms(&job, &parms);
	osb_scopes_copy(&scopes, current_function_decl, blocks);
	osb_debug_detach(&debug, &scopes, region, job.stub, blocks);
	child = osb_child_declare(current_function_decl, job.result_type, parms,
				  loc);
	osb_child_prepare(child, cfun);
	osb_scopes_lend(&scopes, child);
	free_dominance_info(CDI_POST_DOMINATORS);
	free_dominance_info(CDI_DOMINATORS);
	calculate_dominance_info(CDI_DOMINATORS);
	bb = move_sese_region_to_fn(DECL_STRUCT_FUNCTION(child), job.entry,
				    job.landing, scopes.root);
	osb_scopes_settle(&scopes);
	osb_debug_attach(&debug, job.copies);
	if (job.landing)
		single_succ_edge(bb)->flags = EDGE_FALLTHRU;
	emit_call(&job, bb, child);
	bb->count = job.stub->count = profile_count::zero();
	if (region->split_verdict == OSB_ALIASED)
		osb_split_keep_hot(single_pred_edge(job.stub), NULL);
	else
		osb_split_mark(single_pred_edge(job.stub), NULL);
	loops_state_set(LOOPS_NEED_FIXUP);
	finish_child(&job, child, cfun);
	osb_verify_child(child);
	osb_verify_unshared(&locals);
	return child;
}
