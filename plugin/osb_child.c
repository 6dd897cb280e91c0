// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * The declaration of a child: its name, type and attributes, and the function
 * object that the region's blocks are moved into.
 */

#include "osb.h"

/* Attributes of the parent that hold for its code wherever that is. */
static const char *const carried_attributes[] = {
	"no_instrument_function", "patchable_function_entry",
	"no_sanitize", "no_sanitize_address", "no_address_safety_analysis",
	"no_sanitize_thread", "no_sanitize_undefined", "no_sanitize_coverage",
	"no_profile_instrument_function", "no_stack_protector",
	"stack_protect", "no_split_stack", "no_reorder", "optimize", "target",
	"indirect_branch", "function_return", "fentry_name", "fentry_section",
	"zero_call_used_regs", "cf_check", "noipa"
};

static tree carry_attributes(tree parent)
{
	tree list = NULL_TREE;

	for (unsigned i = 0; i < ARRAY_SIZE(carried_attributes); i++) {
		tree attr = lookup_attribute(carried_attributes[i],
					     DECL_ATTRIBUTES(parent));

		if (attr)
			list = tree_cons(TREE_PURPOSE(attr), TREE_VALUE(attr),
					 list);
	}
	return list;
}

static const char *const own_attributes[] = {
	"cold", "noinline", "noclone", "no_icf"
};

static const char child_infix[] = ".osb.";

/* Is DECL a function that this plugin made? */
bool osb_is_child(tree decl)
{
	return DECL_ARTIFICIAL(decl) && DECL_ASSEMBLER_NAME_SET_P(decl) &&
	       strstr(IDENTIFIER_POINTER(DECL_ASSEMBLER_NAME(decl)),
		      child_infix);
}

/* The assembler name of DECL without the mark for "literally". */
const char *osb_symbol_name(tree decl)
{
	const char *name = IDENTIFIER_POINTER(DECL_ASSEMBLER_NAME(decl));

	return *name == '*' ? name + 1 : name;
}

/* Was CHILD taken out of PARENT itself, not of what PARENT was inlined from? */
bool osb_is_child_of(tree child, tree parent)
{
	const char *name = osb_symbol_name(parent);
	size_t len = strlen(name);

	return !strncmp(osb_symbol_name(child), name, len) &&
	       !strncmp(osb_symbol_name(child) + len, child_infix,
			strlen(child_infix));
}

/*
 * <parent>.osb.<n>, n counting per parent in the order of the guards, so that
 * the name does not depend on the rest of the translation unit.
 */
static tree child_symbol_name(tree parent)
{
	static hash_map<nofree_string_hash, unsigned> *counters;
	tree name;
	char *text;

	if (!counters)
		counters = new hash_map<nofree_string_hash, unsigned>;
	/* An identifier's text lives as long as the compiler does. */
	unsigned &n = counters->get_or_insert(osb_symbol_name(parent));
	text = xasprintf("%s%s%u", osb_symbol_name(parent), child_infix, n++);
	name = get_identifier(text);
	free(text);
	return name;
}

/*
 * What the debugger calls the child: kernels up to 6.1 refuse a BTF function
 * whose name has a dot in it.
 */
static tree child_source_name(tree symbol)
{
	char *text = xstrdup(IDENTIFIER_POINTER(symbol));
	tree name;

	for (char *p = text; *p; p++)
		if (*p == '.')
			*p = '_';
	name = get_identifier(text);
	free(text);
	return name;
}

static tree build_child_type(tree result, const vec<tree> &parms)
{
	auto_vec<tree> types;

	for (unsigned i = 0; i < parms.length(); i++)
		types.safe_push(TREE_TYPE(parms[i]));
	return build_function_type_array(result, types.length(),
					 types.address());
}

static void build_result(tree child, tree type)
{
	tree result = build_decl(DECL_SOURCE_LOCATION(child), RESULT_DECL,
				 NULL_TREE, type);

	DECL_ARTIFICIAL(result) = 1;
	DECL_IGNORED_P(result) = 1;
	DECL_CONTEXT(result) = child;
	DECL_RESULT(child) = result;
}

/* The unsigned integer of SIZE bits; the debugger knows C's types by name. */
tree osb_child_unsigned_type(unsigned size)
{
	tree type = lang_hooks.types.type_for_size(size, 1);

	return type ? type : build_nonstandard_integer_type(size, 1);
}

/*
 * Two words that are returned in registers.  The compiler may have made the
 * type before, for checked arithmetic, and then it has no name.
 */
tree osb_child_pair_type(void)
{
	tree pair = build_complex_type(osb_child_unsigned_type(BITS_PER_WORD),
				       true);

	if (!TYPE_NAME(pair))
		TYPE_NAME(pair) = build_decl(
			UNKNOWN_LOCATION, TYPE_DECL,
			get_identifier("complex long unsigned int"), pair);
	return pair;
}

/* A parameter for LIVE_IN, named after its variable for the debugger. */
tree osb_child_build_parm(tree live_in)
{
	tree type = TREE_TYPE(live_in);
	tree var = SSA_NAME_VAR(live_in);
	tree parm = build_decl(UNKNOWN_LOCATION, PARM_DECL,
			       var ? DECL_NAME(var) : NULL_TREE,
			       TYPE_MAIN_VARIANT(type));

	DECL_ARTIFICIAL(parm) = 1;
	DECL_ARG_TYPE(parm) = TREE_TYPE(parm);
	TREE_USED(parm) = 1;
	return parm;
}

/* Two values of one variable may be live: the name is the first one's. */
static bool name_is_taken(const vec<tree> &parms, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		if (DECL_NAME(parms[i]) == DECL_NAME(parms[n]))
			return true;
	return false;
}

static void adopt_parms(tree child, const vec<tree> &parms)
{
	tree *chain = &DECL_ARGUMENTS(child);

	for (unsigned i = 0; i < parms.length(); i++) {
		DECL_CONTEXT(parms[i]) = child;
		if (name_is_taken(parms, i))
			DECL_NAME(parms[i]) = NULL_TREE;
		*chain = parms[i];
		chain = &DECL_CHAIN(parms[i]);
	}
}

/*
 * Give FNDECL the alignment that the user asks for with -falign-functions=, which
 * GCC does not give to cold functions.  The kernel's call padding and arm64's
 * ftrace depend on it.
 */
void osb_align_function(tree fndecl)
{
	unsigned align = align_functions.levels[0].get_value() * BITS_PER_UNIT;

	if (osb_user_aligns_functions() && align > DECL_ALIGN(fndecl)) {
		SET_DECL_ALIGN(fndecl, align);
		DECL_USER_ALIGN(fndecl) = 1;
	}
}

/*
 * Declare a child of PARENT that returns RESULT, takes PARMS and stands at LOC.
 */
tree osb_child_declare(tree parent, tree result, const vec<tree> &parms,
		       location_t loc)
{
	tree symbol = child_symbol_name(parent);
	/* Without the parent's scope, which LOC may have. */
	tree child = build_decl(LOCATION_LOCUS(loc), FUNCTION_DECL,
				child_source_name(symbol),
				build_child_type(result, parms));

	SET_DECL_ASSEMBLER_NAME(child, symbol);
	TREE_STATIC(child) = 1;
	TREE_USED(child) = 1;
	TREE_NOTHROW(child) = TREE_NOTHROW(parent);
	DECL_ARTIFICIAL(child) = 1;
	DECL_NO_INLINE_WARNING_P(child) = 1;
	DECL_UNINLINABLE(child) = 1;
	DECL_CONTEXT(child) = DECL_CONTEXT(parent);
	DECL_NO_INSTRUMENT_FUNCTION_ENTRY_EXIT(child) =
		DECL_NO_INSTRUMENT_FUNCTION_ENTRY_EXIT(parent);
	if (osb_fault_planted(OSB_FAULT_ATTRIBUTE))
		DECL_NO_INSTRUMENT_FUNCTION_ENTRY_EXIT(child) = 0;
	DECL_NO_LIMIT_STACK(child) = DECL_NO_LIMIT_STACK(parent);
	DECL_FUNCTION_SPECIFIC_TARGET(child) =
		DECL_FUNCTION_SPECIFIC_TARGET(parent);
	DECL_FUNCTION_SPECIFIC_OPTIMIZATION(child) =
		DECL_FUNCTION_SPECIFIC_OPTIMIZATION(parent);
	DECL_FUNCTION_PERSONALITY(child) = DECL_FUNCTION_PERSONALITY(parent);
	DECL_ATTRIBUTES(child) = carry_attributes(parent);
	for (unsigned i = 0; i < ARRAY_SIZE(own_attributes); i++)
		DECL_ATTRIBUTES(child) = tree_cons(
			get_identifier(own_attributes[i]), NULL_TREE,
			DECL_ATTRIBUTES(child));
	DECL_INITIAL(child) = make_node(BLOCK);
	BLOCK_SUPERCONTEXT(DECL_INITIAL(child)) = child;
	TREE_USED(DECL_INITIAL(child)) = 1;
	build_result(child, result);
	adopt_parms(child, parms);
	osb_align_function(child);
	return child;
}

/* Give CHILD an empty function with what it has in common with PARENT's. */
void osb_child_prepare(tree child, struct function *parent)
{
	struct function *fn;

	push_struct_function(child);
	fn = cfun;
	pop_cfun();
	init_tree_ssa(fn);
	init_ssa_operands(fn);
	fn->gimple_df->in_ssa_p = true;
	fn->gimple_df->ipa_pta = parent->gimple_df->ipa_pta;
	fn->curr_properties = parent->curr_properties;
	fn->after_inlining = parent->after_inlining;
	fn->always_inline_functions_inlined =
		parent->always_inline_functions_inlined;
	fn->can_throw_non_call_exceptions =
		parent->can_throw_non_call_exceptions;
	fn->can_delete_dead_exceptions = parent->can_delete_dead_exceptions;
	fn->function_start_locus = DECL_SOURCE_LOCATION(child);
	fn->function_end_locus = DECL_SOURCE_LOCATION(child);
}
