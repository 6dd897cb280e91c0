// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * A pointer with a tag bit, and what it leads to:
 *
 *	if (x & 1) v1 = x - 1; else v2 = p;	w = x;
 *	v = PHI <v1, v2>			if (static_branch_unlikely(&k)) {
 *	if (static_branch_unlikely(&k))	-->		v' = w & 1 ? w - 1 : p;
 *		account(v);					account(v');
 *						}
 *
 * (page_folio () of Linux is the model: its reads must stay, since they are
 * volatile, but not what is made of them.)  The tagged word says by itself which
 * of the ways was gone, so where the guarded code alone needs the value, it can
 * find it out.  On a way where v is p, any word will do whose bit is known to be
 * clear there; so the hot path only merges words that it has in registers.
 */

#include "osb.h"

#define MAX_DEPTH 4
#define MAX_WAYS 16

/* How the value is made of a tagged word; the same for all its ways. */
struct code {
	tree mask;	/* v is word + ADDEND where word & MASK, ... */
	tree addend;
	tree other;	/* ... else OTHER */
	tree type;	/* of the word */
	unsigned ways;
};

/* VALUE without conversions that keep all bits. */
static tree strip_casts(tree value)
{
	while (TREE_CODE(value) == SSA_NAME &&
	       !SSA_NAME_OCCURS_IN_ABNORMAL_PHI(value)) {
		gimple *def = SSA_NAME_DEF_STMT(value);
		tree from;

		if (!is_gimple_assign(def) ||
		    !(gimple_assign_cast_p(def) || gimple_assign_ssa_name_copy_p(def)))
			break;
		from = gimple_assign_rhs1(def);
		if (TREE_CODE(from) != SSA_NAME ||
		    !(INTEGRAL_TYPE_P(TREE_TYPE(from)) ||
		      POINTER_TYPE_P(TREE_TYPE(from))) ||
		    TYPE_PRECISION(TREE_TYPE(from)) !=
		    TYPE_PRECISION(TREE_TYPE(value)))
			break;
		value = from;
	}
	return value;
}

/* The statement VALUE = name CODE constant, or NULL. */
static gassign *defined_by(tree value, tree_code code)
{
	gassign *def;

	if (TREE_CODE(value) != SSA_NAME)
		return NULL;
	def = dyn_cast<gassign *>(SSA_NAME_DEF_STMT(value));
	if (!def || gimple_assign_rhs_code(def) != code ||
	    TREE_CODE(gimple_assign_rhs1(def)) != SSA_NAME ||
	    TREE_CODE(gimple_assign_rhs2(def)) != INTEGER_CST)
		return NULL;
	return def;
}

/* All words and masks must be alike. */
static bool agrees(tree *known, tree value)
{
	if (!*known)
		*known = value;
	return operand_equal_p(*known, value);
}

/* The word whose bits of CODE's mask are known to be SET on E alone. */
static tree word_tested_by(const struct code *code, edge e, bool set)
{
	gcond *cond = safe_dyn_cast<gcond *>(osb_last_stmt(e->src));
	bool differs;
	gassign *test;
	tree word;

	if (!cond || !integer_zerop(gimple_cond_rhs(cond)) ||
	    TREE_CODE(gimple_cond_lhs(cond)) != SSA_NAME)
		return NULL_TREE;
	if (gimple_cond_code(cond) == NE_EXPR)
		differs = e->flags & EDGE_TRUE_VALUE;
	else if (gimple_cond_code(cond) == EQ_EXPR)
		differs = e->flags & EDGE_FALSE_VALUE;
	else
		return NULL_TREE;
	test = defined_by(strip_casts(gimple_cond_lhs(cond)), BIT_AND_EXPR);
	if (!test || differs != set)
		return NULL_TREE;
	word = gimple_assign_rhs1(test);
	if (!types_compatible_p(TREE_TYPE(word), code->type) ||
	    !operand_equal_p(gimple_assign_rhs2(test), code->mask) ||
	    SSA_NAME_OCCURS_IN_ABNORMAL_PHI(word))
		return NULL_TREE;
	return word;
}

/*
 * The next word above E whose bits are known to be SET when E is taken; WORD
 * itself if there is one given.  NULL when nothing is known.
 */
static tree word_known(const struct code *code, edge e, bool set, tree word)
{
	basic_block bb = e->src;
	tree found = word_tested_by(code, e, set);

	while (!found || (word && found != word)) {
		if (!bb || bb == ENTRY_BLOCK_PTR_FOR_FN(cfun))
			return NULL_TREE;
		if (single_pred_p(bb))
			found = word_tested_by(code, single_pred_edge(bb), set);
		bb = get_immediate_dominator(CDI_DOMINATORS, bb);
	}
	return found;
}

/* --- asking ---------------------------------------------------------------- */

/* Take mask, addend and type from the first way of PHI that has a tag. */
static bool learn_code(struct code *code, gphi *phi, int depth)
{
	for (unsigned i = 0; i < gimple_phi_num_args(phi); i++) {
		tree value = strip_casts(gimple_phi_arg_def(phi, i));
		gassign *sum = defined_by(value, PLUS_EXPR);
		gphi *inner = TREE_CODE(value) == SSA_NAME ?
			dyn_cast<gphi *>(SSA_NAME_DEF_STMT(value)) : NULL;

		if (sum) {
			code->addend = gimple_assign_rhs2(sum);
			code->type = TREE_TYPE(gimple_assign_rhs1(sum));
			code->mask = fold_build1(NEGATE_EXPR, code->type,
						 code->addend);
			return integer_pow2p(code->mask);
		}
		if (inner && depth < MAX_DEPTH &&
		    learn_code(code, inner, depth + 1))
			return true;
	}
	return false;
}

/* What merges ways around a loop is another value each time. */
static gphi *merging_phi(tree value)
{
	gphi *phi = TREE_CODE(value) == SSA_NAME ?
		    dyn_cast<gphi *>(SSA_NAME_DEF_STMT(value)) : NULL;
	basic_block bb = phi ? gimple_bb(phi) : NULL;

	return phi && bb->loop_father->header != bb ? phi : NULL;
}

static bool can_encode_phi(struct code *code, gphi *phi, int depth);

/* Is there a word that VALUE, which comes in over E, can be told from? */
static bool can_encode(struct code *code, tree value, edge e, int depth)
{
	gassign *sum;
	gphi *phi;

	if (e->flags & EDGE_COMPLEX || ++code->ways > MAX_WAYS)
		return false;
	value = strip_casts(value);
	sum = defined_by(value, PLUS_EXPR);
	if (sum && operand_equal_p(gimple_assign_rhs2(sum), code->addend))
		return word_known(code, e, true, gimple_assign_rhs1(sum));
	phi = merging_phi(value);
	if (phi && depth < MAX_DEPTH && value != code->other)
		return can_encode_phi(code, phi, depth + 1);
	return agrees(&code->other, value) &&
	       word_known(code, e, false, NULL_TREE);
}

static bool can_encode_phi(struct code *code, gphi *phi, int depth)
{
	for (unsigned i = 0; i < gimple_phi_num_args(phi); i++)
		if (!can_encode(code, gimple_phi_arg_def(phi, i),
				gimple_phi_arg_edge(phi, i), depth))
			return false;
	return true;
}

/* Does nothing but REGION, PHI apart, make use of NAME? */
static bool only_region_uses(const struct osb_region *region, tree name)
{
	imm_use_iterator iter;
	use_operand_p use_p;

	FOR_EACH_IMM_USE_FAST(use_p, iter, name) {
		gimple *use = USE_STMT(use_p);
		tree lhs;

		if (is_gimple_debug(use) ||
		    osb_sink_is_region_use(region, use, use_p))
			continue;
		lhs = is_gimple_assign(use) ? gimple_assign_lhs(use) : NULL;
		/* What is dead will be gone. */
		if (!lhs || TREE_CODE(lhs) != SSA_NAME || !has_zero_uses(lhs))
			return false;
	}
	return true;
}

/*
 * Is NAME where the region needs it, without a cost for the hot path?  What is
 * not a live-in yet becomes one more.
 */
static bool is_at_hand(const struct osb_region *region, tree name)
{
	int live_ins = region->live_ins.length() +
		       (region->return_addresses.length() > 0);

	return region->live_ins.contains(name) ||
	       (SSA_NAME_IS_DEFAULT_DEF(name) && live_ins < osb_opts.max_args);
}

/* --- doing ----------------------------------------------------------------- */

static tree encode_phi(const struct code *code, gphi *phi);

/* The word for VALUE, for which can_encode () was true. */
static tree encode(const struct code *code, tree value, edge e)
{
	gassign *sum;
	gphi *phi;

	value = strip_casts(value);
	sum = defined_by(value, PLUS_EXPR);
	if (sum && operand_equal_p(gimple_assign_rhs2(sum), code->addend))
		return gimple_assign_rhs1(sum);
	phi = value != code->other ? merging_phi(value) : NULL;
	if (phi)
		return encode_phi(code, phi);
	return word_known(code, e, false, NULL_TREE);
}

/* A PHI beside PHI that merges the words. */
static tree encode_phi(const struct code *code, gphi *phi)
{
	auto_vec<tree> words;
	gphi *word;

	for (unsigned i = 0; i < gimple_phi_num_args(phi); i++)
		words.safe_push(encode(code, gimple_phi_arg_def(phi, i),
				       gimple_phi_arg_edge(phi, i)));
	word = create_phi_node(make_ssa_name(code->type), gimple_bb(phi));
	for (unsigned i = 0; i < words.length(); i++)
		add_phi_arg(word, words[i], gimple_phi_arg_edge(phi, i),
			    UNKNOWN_LOCATION);
	return gimple_phi_result(word);
}

static tree emit(gimple_stmt_iterator *gsi, gassign *stmt)
{
	gsi_insert_before(gsi, stmt, GSI_SAME_STMT);
	return gimple_assign_lhs(stmt);
}

static tree emit_cast(gimple_stmt_iterator *gsi, tree type, tree value)
{
	return emit(gsi, gimple_build_assign(make_ssa_name(type), NOP_EXPR,
					     value));
}

/* Compute the value of TYPE that WORD stands for before GSI. */
static tree decode(const struct code *code, tree word, tree type,
		   gimple_stmt_iterator *gsi)
{
	tree bits, is_set, sum;

	bits = emit(gsi, gimple_build_assign(make_ssa_name(code->type),
					     BIT_AND_EXPR, word, code->mask));
	is_set = emit(gsi, gimple_build_assign(make_ssa_name(boolean_type_node),
					       NE_EXPR, bits,
					       build_zero_cst(code->type)));
	sum = emit(gsi, gimple_build_assign(make_ssa_name(code->type), PLUS_EXPR,
					    word, code->addend));
	return emit(gsi, gimple_build_assign(make_ssa_name(type), COND_EXPR,
					     is_set, emit_cast(gsi, type, sum),
					     emit_cast(gsi, type, code->other)));
}

/*
 * Let REGION decode its live-in NAME from a tagged word, before GSI, if it can.
 * True when it did; the region then uses NAME no more.
 */
bool osb_decode(const struct osb_region *region, tree name,
		gimple_stmt_iterator *gsi)
{
	struct code code = {};
	gphi *phi = merging_phi(name);

	if (!phi || !only_region_uses(region, name) ||
	    SSA_NAME_OCCURS_IN_ABNORMAL_PHI(name) || !learn_code(&code, phi, 0) ||
	    !can_encode_phi(&code, phi, 0) || !code.other ||
	    TREE_CODE(code.other) != SSA_NAME ||
	    SSA_NAME_OCCURS_IN_ABNORMAL_PHI(code.other) ||
	    !osb_sink_is_known_at(code.other, gimple_bb(phi)) ||
	    !is_at_hand(region, code.other))
		return false;
	osb_sink_replace(region, name, decode(&code, encode_phi(&code, phi),
					      TREE_TYPE(name), gsi));
	return true;
}
