// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * A plugin that is loaded beside outline_static_branch, made by neighbour.exp.  It
 * has what the plugins of the kernel have, at the places where they have it:
 *
 *   - a pass before fnsplit, where the other plugin has its first: marks functions;
 *   - a pass before "optimized", where the other plugin has one too: calls
 *     neighbour_track() at the start of every function, as stackleak does, except
 *     in sections it knows by name and in functions that do not return, which
 *     latent_entropy leaves out;
 *   - an RTL pass after reload that looks at every instruction.
 *
 * Each of them verifies what it finds.
 */

#include "gcc-plugin.h"
#include "plugin-version.h"
#include "context.h"
#include "backend.h"
#include "memmodel.h"
#include "rtl.h"
#include "emit-rtl.h"
#include "tree.h"
#include "gimple.h"
#include "tree-pass.h"
#include "ssa.h"
#include "cgraph.h"
#include "stringpool.h"
#include "attribs.h"
#include "gimple-iterator.h"
#include "tree-cfg.h"
#include "tree-ssa.h"
#include "tree-into-ssa.h"
#include "cfghooks.h"

__attribute__((visibility("default"))) int plugin_is_GPL_compatible;

static gimple_stmt_iterator start_of_function(void)
{
	/* Behind the labels of the first block, before anything else */
	return gsi_after_labels(single_succ(ENTRY_BLOCK_PTR_FOR_FN(cfun)));
}

/* The section that the source asks for, as the plugins of the kernel look it up */
static bool is_in_known_section(tree decl)
{
	static const char *const known[] = { ".init.text", ".noinstr.text" };
	tree attr = lookup_attribute("section", DECL_ATTRIBUTES(decl));
	const char *section;

	if (!attr)
		return false;
	section = TREE_STRING_POINTER(TREE_VALUE(TREE_VALUE(attr)));
	for (unsigned i = 0; i < ARRAY_SIZE(known); i++)
		if (!strcmp(section, known[i]))
			return true;
	return false;
}

static tree track_decl(void)
{
	static tree decl;

	if (!decl) {
		decl = build_fn_decl("neighbour_track",
				     build_function_type_list(void_type_node,
							      NULL_TREE));
		DECL_ARTIFICIAL(decl) = 1;
		TREE_PUBLIC(decl) = 1;
		DECL_EXTERNAL(decl) = 1;
	}
	return decl;
}

static const struct pass_data mark_data = {
	GIMPLE_PASS, "neighbour_mark", OPTGROUP_NONE, TV_NONE,
	PROP_cfg | PROP_ssa, 0, 0, 0, TODO_update_ssa
};

static const struct pass_data track_data = {
	GIMPLE_PASS, "neighbour_track", OPTGROUP_NONE, TV_NONE,
	PROP_cfg | PROP_ssa, 0, 0, 0, TODO_update_ssa
};

static const struct pass_data look_data = {
	RTL_PASS, "neighbour_look", OPTGROUP_NONE, TV_NONE, PROP_cfg, 0, 0, 0, 0
};

namespace {

class mark_pass : public gimple_opt_pass {
public:
	mark_pass() : gimple_opt_pass(mark_data, g) {}
	unsigned execute(function *) final override
	{
		gimple_stmt_iterator gsi;
		gasm *mark = gimple_build_asm_vec("", NULL, NULL, NULL, NULL);

		verify_flow_info();
		gimple_asm_set_volatile(mark, true);
		gsi = start_of_function();
		gsi_insert_before(&gsi, mark, GSI_SAME_STMT);
		return 0;
	}
};

class track_pass : public gimple_opt_pass {
public:
	track_pass() : gimple_opt_pass(track_data, g) {}
	bool gate(function *) final override
	{
		return !is_in_known_section(current_function_decl) &&
		       !TREE_THIS_VOLATILE(current_function_decl);
	}
	unsigned execute(function *fn) final override
	{
		gcall *call = gimple_build_call(track_decl(), 0);
		gimple_stmt_iterator gsi;

		verify_flow_info();
		verify_ssa(true, true);
		gsi = start_of_function();
		gsi_insert_before(&gsi, call, GSI_SAME_STMT);
		cgraph_node::get(fn->decl)->create_edge(
			cgraph_node::get_create(track_decl()), call,
			gimple_bb(call)->count);
		return 0;
	}
};

class look_pass : public rtl_opt_pass {
public:
	look_pass() : rtl_opt_pass(look_data, g) {}
	unsigned execute(function *) final override
	{
		rtx_insn *insn;

		verify_flow_info();
		for (insn = get_insns(); insn; insn = NEXT_INSN(insn))
			gcc_assert(!INSN_P(insn) || BLOCK_FOR_INSN(insn));
		return 0;
	}
};

} // namespace

static void register_pass_at(const char *plugin, opt_pass *pass,
			     const char *reference,
			     enum pass_positioning_ops op)
{
	struct register_pass_info info = { pass, reference, 1, op };

	register_callback(plugin, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
}

__attribute__((visibility("default"))) int
plugin_init(struct plugin_name_args *args, struct plugin_gcc_version *version)
{
	if (!plugin_default_version_check(version, &gcc_version))
		return 1;
	register_pass_at(args->base_name, new mark_pass, "fnsplit",
			 PASS_POS_INSERT_BEFORE);
	register_pass_at(args->base_name, new track_pass, "optimized",
			 PASS_POS_INSERT_BEFORE);
	register_pass_at(args->base_name, new look_pass, "reload",
			 PASS_POS_INSERT_AFTER);
	return 0;
}
