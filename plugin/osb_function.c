// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * What the whole function says about treating guards in it, and the facts of
 * it that all its regions are judged by.  Nothing here changes the function.
 */

#include "osb.h"

/* Does the kernel forbid probes in DECL?  A child would be open to them. */
static bool is_kprobe_blacklisted(tree decl)
{
	const char *name;
	static const char prefix[] = "_kbl_addr_";
	varpool_node *var;

	if (!DECL_NAME(decl))
		return false;
	/* NOKPROBE_SYMBOL () knows the name of the source. */
	name = IDENTIFIER_POINTER(DECL_NAME(decl));
	FOR_EACH_VARIABLE(var) {
		const char *other;

		if (!DECL_NAME(var->decl))
			continue;
		other = IDENTIFIER_POINTER(DECL_NAME(var->decl));
		if (!strncmp(other, prefix, sizeof(prefix) - 1) &&
		    !strcmp(other + sizeof(prefix) - 1, name))
			return true;
	}
	return false;
}

static bool has_attribute(tree decl, const char *name)
{
	return lookup_attribute(name, DECL_ATTRIBUTES(decl)) ||
	       lookup_attribute(name, TYPE_ATTRIBUTES(TREE_TYPE(decl)));
}

/* Is one of NODE's aliases an ifunc, so that NODE runs before relocation? */
static bool resolves_ifunc(cgraph_node *node)
{
	ipa_ref *ref;

	FOR_EACH_ALIAS(node, ref)
		if (has_attribute(ref->referring->decl, "ifunc"))
			return true;
	return false;
}

/* Does the function hold the frame that its nested functions look into? */
static bool has_nested_functions(void)
{
	tree decl;
	unsigned i;

	FOR_EACH_LOCAL_DECL(cfun, i, decl)
		if (VAR_P(decl) && DECL_NONLOCAL_FRAME(decl))
			return true;
	return false;
}

static bool has_special_abi(tree decl)
{
	static const char *const names[] = {
		"naked", "interrupt", "ifunc", "target_clones",
		"no_caller_saved_registers", "signal"
	};

	for (unsigned i = 0; i < ARRAY_SIZE(names); i++)
		if (has_attribute(decl, names[i]))
			return true;
	return resolves_ifunc(cgraph_node::get(decl));
}

/* What bars every treatment in the current function? */
static enum osb_verdict judge_function_whole(tree decl, cgraph_node *node)
{
	if (has_attribute(decl, OSB_ATTRIBUTE))
		return OSB_OPT_OUT;
	if (osb_is_child(decl) || has_attribute(decl, "cold") ||
	    node->frequency == NODE_FREQUENCY_UNLIKELY_EXECUTED)
		return OSB_COLD_FUNCTION;
	if (!osb_option_selects(osb_opts.functions, osb_opts.skip_functions,
				osb_symbol_name(decl)))
		return OSB_FUNCTION_FILTER;
	if (flag_live_patching)
		return OSB_LIVE_PATCHING;
	if (has_special_abi(decl))
		return OSB_SPECIAL_ABI;
	if (has_attribute(decl, "section"))
		return OSB_USER_SECTION;
	if (DECL_COMDAT_GROUP(decl))
		return OSB_COMDAT;
	if (DECL_STATIC_CHAIN(decl) || decl_function_context(decl) ||
	    has_nested_functions())
		return OSB_NESTED;
	if (cfun->calls_setjmp)
		return OSB_SETJMP;
	if (cfun->has_nonlocal_label || cfun->has_forced_label_in_static)
		return OSB_NONLOCAL_GOTO;
	if (profile_arc_flag || profile_status_for_fn(cfun) == PROFILE_READ)
		return OSB_PROFILED;
	if (is_kprobe_blacklisted(decl))
		return OSB_KPROBE_BLACKLIST;
	return OSB_OK;
}

static enum osb_verdict judge_function(tree decl, bool early)
{
	enum osb_verdict verdict = judge_function_whole(decl,
							cgraph_node::get(decl));

	if (verdict != OSB_OK)
		return verdict;
	if (early && (DECL_DISREGARD_INLINE_LIMITS(decl) ||
		      DECL_EXTERNAL(decl)))
		return OSB_ALWAYS_INLINE;
	if (DECL_WEAK(decl))
		return OSB_WEAK;
	if (cfun->eh && cfun->eh->region_tree)
		return OSB_EXCEPTIONS;
	return OSB_OK;
}

/*
 * Can GCC put cold blocks of the current function into .text.unlikely?  The
 * conditions are those of its bbpart pass.
 */
static enum osb_verdict judge_split(tree decl, enum osb_verdict whole)
{
	if (osb_verdict_bars(whole) & OSB_BARS_SPLIT)
		return whole;
	if (!OSB_ASM_GOTO_PARTITIONS || !flag_reorder_blocks_and_partition ||
	    !optimize_function_for_speed_p(cfun))
		return OSB_NO_PARTITION;
	if (cgraph_node::get(decl)->has_aliases_p())
		return OSB_ALIASED;
	return OSB_OK;
}

/* Gather what regions of the current function are judged by, into FN. */
void osb_function_gather(struct osb_function *fn, bool early)
{
	tree decl = current_function_decl;
	basic_block bb;

	fn->verdict = judge_function(decl, early);
	fn->split_verdict = judge_split(decl, fn->verdict);
	fn->arms = new hash_set<edge>;
	fn->uses = new hash_map<tree, unsigned>;
	FOR_EACH_BB_FN(bb, cfun)
		osb_locals_count(bb, fn->uses);
}

void osb_function_release(struct osb_function *fn)
{
	delete fn->uses;
	delete fn->arms;
	fn->uses = NULL;
	fn->arms = NULL;
}
