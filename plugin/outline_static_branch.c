// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * outline_static_branch: move code that a static key guards out of the hot path
 *
 *	void f(struct page *page)
 *	{
 *		if (static_branch_unlikely(&key)) {
 *			ref = get_ref(page);
 *			if (ref)
 *				account(ref);
 *		}
 *		work(page);
 *	}
 *
 * compiles as if it had been written
 *
 *	static __cold noinline void f.osb.0(struct page *page)
 *	{
 *		ref = get_ref(page);
 *		if (ref)
 *			account(ref);
 *	}
 *
 *	void f(struct page *page)
 *	{
 *		if (static_branch_unlikely(&key))
 *			f.osb.0(page);		(this call is in f.cold)
 *		work(page);
 *	}
 *
 * so that f's hot text keeps the NOP alone.  Where a call would cost the hot
 * path more, or is not possible, the guarded blocks are put into f.cold as
 * they are; where that is not possible either they are left alone.
 *
 * There are two passes.  The early one runs before functions are inlined into
 * each other, so that all inlined copies of a guard share one child and the
 * inliner sees small functions.  The late one takes what inlining revealed,
 * and records what became of every guard.  It runs after jump threading, which
 * gives guards their final shape, and before the sanitizers, which would
 * otherwise instrument a child twice.
 *
 * A guard is never merged with another, hoisted or cached: each keeps its own
 * jump label, because the key may change between two of them.
 */

#include "osb.h"

__visible int plugin_is_GPL_compatible;

static struct plugin_info osb_info = {
	"1",
	"moves code guarded by Linux static keys out of the hot path;\n"
	"-fplugin-arg-" OSB_PLUGIN_NAME "-help lists the arguments\n"
};

/* --- one function ---------------------------------------------------------- */

/* Guards that were treated in this translation unit, for limit=. */
static int treated;

/* Functions of this translation unit with arms that were marked cold, by UID. */
static hash_set<int_hash<unsigned, 0, UINT_MAX>> functions_with_cold_arms;

static bool limit_is_reached(void)
{
	return osb_opts.limit >= 0 && treated >= osb_opts.limit;
}

/* The guards of the current function, outer ones before those inside them. */
static void collect_guards(vec<struct osb_guard> *guards)
{
	int *order = XNEWVEC(int, n_basic_blocks_for_fn(cfun));
	int n = pre_and_rev_post_order_compute(NULL, order, false);

	for (int i = 0; i < n; i++) {
		basic_block bb = BASIC_BLOCK_FOR_FN(cfun, order[i]);

		for (gimple_stmt_iterator gsi = gsi_start_bb(bb);
		     !gsi_end_p(gsi); gsi_next(&gsi)) {
			struct osb_guard guard;

			if (osb_guard_match(gsi_stmt(gsi), &guard))
				guards->safe_push(guard);
		}
	}
	free(order);
}

static void release_guards(vec<struct osb_guard> *guards)
{
	for (unsigned i = 0; i < guards->length(); i++)
		osb_guard_release(&(*guards)[i]);
	guards->truncate(0);
}

/* Bring SSA, the CFG and dominators in order after a change. */
static void clean_up(void)
{
	free_dominance_info(CDI_POST_DOMINATORS);
	free_dominance_info(CDI_DOMINATORS);
	/* Unreachable blocks must go before SSA is updated. */
	cleanup_tree_cfg(TODO_update_ssa);
	osb_verify_function();
}

/* A guard whose value is tested more often than this stays a value. */
#define MAX_THREADINGS 16

/* Turn the chains behind all treatable guards into branches. */
static bool thread_guards(vec<struct osb_guard> *guards)
{
	bool changed = false;

	for (unsigned i = 0; i < guards->length(); i++) {
		struct osb_guard *guard = &(*guards)[i];

		/* Its block may have turned out to be unreachable. */
		if (guard->verdict != OSB_OK || !gimple_bb(guard->stmt))
			continue;
		for (int n = 0; n < MAX_THREADINGS && gimple_bb(guard->stmt) &&
		     osb_guard_thread(guard); n++) {
			changed = true;
			clean_up();
		}
	}
	return changed;
}

/* What the whole function or the user says about GUARD before any region. */
static enum osb_verdict judge_guard(const struct osb_guard *guard,
				    const struct osb_function *fn)
{
	if (guard->verdict != OSB_OK)
		return guard->verdict;
	if (osb_verdict_bars(fn->verdict) == OSB_BARS_BOTH)
		return fn->verdict;
	return OSB_OK;
}

/* Mark REGION as never executed, or as unlikely where that is not possible. */
static void split(struct osb_region *region)
{
	osb_sink(region);
	if (region->split_verdict == OSB_ALIASED) {
		osb_split_keep_hot(region->arm, region);
	} else {
		osb_split_mark(region->arm, region);
		osb_verify_cold(region->arm, region);
	}
	osb_verify_function();
}

/* Carry PLAN out; the child when one was made or is shared. */
static tree apply_plan(const struct osb_guard *guard, struct osb_region *region,
		       const struct osb_plan *plan)
{
	tree child;

	if (osb_opts.mode == OSB_MODE_REPORT || plan->treatment == OSB_LEAVE)
		return region->shared_child;
	treated += !region->shared_child;
	if (plan->treatment == OSB_SPLIT_BLOCKS || region->shared_child) {
		split(region);
		return region->shared_child;
	}
	osb_sink(region);
	child = osb_outline(region, osb_guard_location(guard->stmt));
	if (region->split_verdict != OSB_ALIASED)
		osb_verify_cold(region->arm, NULL);
	return child;
}

static void report(const struct osb_guard *guard, struct osb_region *region,
		   const struct osb_plan *plan, tree child, bool early)
{
	struct osb_record record = {
		guard, plan, region, osb_guard_location(guard->stmt), early, child
	};

	osb_report_remark(&record);
	if (early)
		osb_report_child(&record);
	else
		osb_report_record(&record);
}

/*
 * What the early pass leaves to the late one it still marks, so that the
 * inliner and everything after it knows the arm to be cold.  Not so where the
 * inliner is needed: calls in cold code are not inlined, and one of them would
 * get the address of a caller's local.
 */
static bool marks_early(const struct osb_region *region)
{
	return osb_opts.mode != OSB_MODE_OUTLINE &&
	       region->outline_verdict != OSB_ADDRESS_ESCAPES &&
	       region->split_verdict == OSB_OK && !limit_is_reached();
}

/*
 * An asm of many lines counts as many instructions where sizes are guessed,
 * although it is one NOP.  Where nothing is left of the guarded code but a
 * call, or the guard is all that the function is (a test of a key that returns
 * bool), let it count as one, so that functions are inlined into each other as
 * they would be without the guard.  Where the guarded code is still there, so
 * must its weight be: splitting copies it with every inlined function.
 */
static void count_as_one_insn(const struct osb_guard *guard,
			      const struct osb_region *region,
			      const struct osb_plan *plan)
{
	gasm *stmt = dyn_cast<gasm *>(guard->stmt);

	if (stmt && (plan->treatment == OSB_OUTLINE || region->shared_child ||
		     plan->verdict == OSB_EMPTY_ARM))
		gimple_asm_set_inline(stmt, true);
}

/*
 * Judge and treat one guard.  True when the function's CFG was changed, so
 * that what is known about its other guards is out of date.
 */
static bool treat_guard(struct osb_guard *guard, const struct osb_function *fn,
			bool early, hash_set<gimple *> *marked)
{
	struct osb_region region;
	struct osb_plan plan = { OSB_LEAVE, judge_guard(guard, fn), 0 };
	tree child;

	if (plan.verdict != OSB_OK || !guard->arm) {
		report(guard, NULL, &plan, NULL_TREE, early);
		return false;
	}
	osb_region_grow(&region, fn, guard->arm);
	osb_region_judge(&region, fn, early);
	osb_cost_plan(&region, early, &plan);
	/* A shared child was counted when it was made. */
	if (limit_is_reached() && !region.shared_child &&
	    plan.treatment != OSB_LEAVE)
		plan = { OSB_LEAVE, OSB_LIMIT, 0 };
	osb_report_region(&region);
	if (early)
		count_as_one_insn(guard, &region, &plan);
	child = apply_plan(guard, &region, &plan);
	report(guard, &region, &plan, child, early);
	if (osb_opts.mode == OSB_MODE_REPORT)
		return false;
	if (plan.treatment == OSB_LEAVE) {
		/* It may have come marked out of an inlined function. */
		if (!early && region.split_verdict == OSB_ALIASED)
			osb_split_keep_hot(region.arm, &region);
		if (!early || !marks_early(&region))
			return false;
		split(&region);
	}
	functions_with_cold_arms.add(DECL_UID(current_function_decl));
	/* Rebuilt frequencies would make a call of a cold function cold. */
	if (fn->split_verdict != OSB_ALIASED)
		marked->add(guard->stmt);
	return child && child != region.shared_child;
}

/* Drop what turns out to be no guard, and note the arms that get treated. */
static void find_arms(vec<struct osb_guard> *guards, struct osb_function *fn)
{
	for (unsigned i = 0; i < guards->length();) {
		struct osb_guard *guard = &(*guards)[i];

		if (!osb_guard_find_arm(guard)) {
			osb_guard_release(guard);
			guards->ordered_remove(i);
			continue;
		}
		if (guard->arm && judge_guard(guard, fn) == OSB_OK)
			fn->arms->add(guard->arm);
		i++;
	}
}

/* Treat the guards that are not DONE until one changes the CFG. */
static bool treat_some(vec<struct osb_guard> *guards, bool early,
		       hash_set<gimple *> *marked, hash_set<gimple *> *done)
{
	struct osb_function fn;
	bool changed = false;

	calculate_dominance_info(CDI_DOMINATORS);
	calculate_dominance_info(CDI_POST_DOMINATORS);
	osb_function_gather(&fn, early);
	find_arms(guards, &fn);
	for (unsigned i = 0; i < guards->length() && !changed; i++) {
		struct osb_guard *guard = &(*guards)[i];

		if (!done->add(guard->stmt))
			changed = treat_guard(guard, &fn, early, marked);
	}
	osb_function_release(&fn);
	return changed;
}

/*
 * When all is done, are the arms of the MARKED guards still never executed?  Not
 * asked in stress mode, where a branch may turn out to be taken always.
 */
static void verify_marked(hash_set<gimple *> *marked)
{
	auto_vec<struct osb_guard> guards;

	if (!flag_checking || osb_stress_is_on())
		return;
	collect_guards(&guards);
	for (unsigned i = 0; i < guards.length(); i++) {
		struct osb_guard *guard = &guards[i];

		if (marked->contains(guard->stmt) &&
		    osb_guard_find_arm(guard) && guard->arm)
			osb_verify_cold(guard->arm, NULL);
	}
	release_guards(&guards);
	osb_verify_stubs();
}

static unsigned process_function(bool early)
{
	auto_vec<struct osb_guard> guards;
	hash_set<gimple *> done, marked;
	bool changed = true, any = false;

	collect_guards(&guards);
	if (guards.is_empty())
		return 0;
	if (osb_opts.mode != OSB_MODE_REPORT)
		any = thread_guards(&guards);
	if (any)
		osb_thread_finish();
	while (changed) {
		release_guards(&guards);
		collect_guards(&guards);
		changed = treat_some(&guards, early, &marked, &done);
		if (changed) {
			clean_up();
			any = true;
		}
	}
	release_guards(&guards);
	free_dominance_info(CDI_POST_DOMINATORS);
	if (!marked.is_empty()) {
		osb_split_finish();
		verify_marked(&marked);
	}
	if (any) {
		if (!osb_fault_planted(OSB_FAULT_IR_CALLS))
			cgraph_edge::rebuild_edges();
		osb_verify_call_graph();
	}
	return any ? TODO_cleanup_cfg : 0;
}

/* Has the current function a guard of any form, be it one that was inlined? */
static bool has_guard(void)
{
	auto_vec<struct osb_guard> guards;
	bool found;

	if (osb_stress_is_on())
		return true;
	collect_guards(&guards);
	found = !guards.is_empty();
	release_guards(&guards);
	return found;
}

/* The function that is expanded has a guard (statements are gone in RTL). */
static tree expanded_with_guard;

static unsigned repair_gimple(void)
{
	expanded_with_guard = NULL_TREE;
	if (has_guard()) {
		osb_repair_counts();
		osb_verify_function();
		expanded_with_guard = current_function_decl;
	}
	return 0;
}

static unsigned repair_rtl(void)
{
	if (!functions_with_cold_arms.is_empty())
		osb_repair_alignment();
	if (expanded_with_guard == current_function_decl) {
		osb_repair_counts();
		osb_repair_asm_goto();
		osb_verify_rtl();
	}
	expanded_with_guard = NULL_TREE;
	return 0;
}

static unsigned pair_cold_part(void)
{
	if (functions_with_cold_arms.contains(DECL_UID(current_function_decl)))
		osb_pair_cold_part();
	return 0;
}

/* --- passes ---------------------------------------------------------------- */

static bool osb_gate(void)
{
	return optimize >= 1 && !optimize_debug && !seen_error();
}

static bool osb_repairs(void)
{
	return osb_gate() && osb_opts.mode != OSB_MODE_REPORT &&
	       !osb_opts.no_repair;
}

static const struct pass_data early_pass_data = {
	GIMPLE_PASS, OSB_PASS_EARLY, OPTGROUP_OTHER, TV_NONE,
	PROP_cfg | PROP_ssa, 0, 0, 0, TODO_update_ssa
};

static const struct pass_data late_pass_data = {
	GIMPLE_PASS, OSB_PASS_LATE, OPTGROUP_OTHER, TV_NONE,
	PROP_cfg | PROP_ssa, 0, 0, 0, TODO_update_ssa
};

static const struct pass_data repair_pass_data = {
	GIMPLE_PASS, OSB_PASS_REPAIR, OPTGROUP_NONE, TV_NONE,
	PROP_cfg | PROP_ssa, 0, 0, 0, 0
};

static const struct pass_data rtl_repair_pass_data = {
	RTL_PASS, OSB_PASS_RTL_REPAIR, OPTGROUP_NONE, TV_NONE, PROP_cfg, 0, 0,
	0, 0
};

static const struct pass_data pair_pass_data = {
	RTL_PASS, OSB_PASS_PAIR, OPTGROUP_NONE, TV_NONE, PROP_cfg, 0, 0, 0, 0
};

namespace {

class osb_early_pass : public gimple_opt_pass {
public:
	osb_early_pass() : gimple_opt_pass(early_pass_data, g) {}
	/* What -flto streams is left to the compiler that reads it. */
	bool gate(function *) final override
	{
		return osb_gate() && osb_opts.mode != OSB_MODE_REPORT &&
		       !flag_generate_lto;
	}
	unsigned execute(function *) final override
	{
		return process_function(true);
	}
};

class osb_late_pass : public gimple_opt_pass {
public:
	osb_late_pass() : gimple_opt_pass(late_pass_data, g) {}
	bool gate(function *) final override
	{
		return osb_gate();
	}
	unsigned execute(function *) final override
	{
		return process_function(false);
	}
};

/* Stands behind every instance of a pass, so it must be able to be cloned. */
class osb_repair_pass : public gimple_opt_pass {
public:
	osb_repair_pass() : gimple_opt_pass(repair_pass_data, g) {}
	opt_pass *clone() final override
	{
		return new osb_repair_pass;
	}
	bool gate(function *) final override
	{
		return osb_repairs();
	}
	unsigned execute(function *) final override
	{
		return repair_gimple();
	}
};

class osb_rtl_repair_pass : public rtl_opt_pass {
public:
	osb_rtl_repair_pass() : rtl_opt_pass(rtl_repair_pass_data, g) {}
	bool gate(function *) final override
	{
		return osb_repairs();
	}
	unsigned execute(function *) final override
	{
		return repair_rtl();
	}
};

class osb_pair_pass : public rtl_opt_pass {
public:
	osb_pair_pass() : rtl_opt_pass(pair_pass_data, g) {}
	bool gate(function *) final override
	{
		return osb_gate();
	}
	unsigned execute(function *) final override
	{
		return pair_cold_part();
	}
};

} // namespace

/* INSTANCE 0 stands for every instance of the REFERENCE pass. */
static void register_pass_at(const char *plugin, opt_pass *pass,
			     const char *reference, int instance,
			     enum pass_positioning_ops op)
{
	struct register_pass_info info = { pass, reference, instance, op };

	register_callback(plugin, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
	/* -fdump-tree-... is parsed before plugins exist, so ask for it here. */
	if (osb_opts.dump && pass->optinfo_flags) {
		char *name = xasprintf("tree-%s-details", pass->name);

		g->get_dumps()->dump_switch_p(name);
		free(name);
	}
}

/* --- the plugin ------------------------------------------------------------ */

static struct attribute_spec opt_out_attribute = {
	OSB_ATTRIBUTE, 0, 0, true, false, false, false, NULL, NULL
};

static void register_attributes(void *, void *)
{
	register_attribute(&opt_out_attribute);
}

static void finish_unit(void *, void *)
{
	osb_report_write(treated);
}

/* Both versions and what to do: the usual cause is a compiler update. */
static void report_wrong_compiler(const struct plugin_gcc_version *running)
{
	error("%s was built for GCC %s (%s) but is loaded by GCC %s (%s); "
	      "rebuild it for this compiler with its plugin headers "
	      "(Debian package %<gcc-%d-plugin-dev%>)", OSB_PLUGIN_NAME,
	      gcc_version.basever, gcc_version.datestamp, running->basever,
	      running->datestamp, atoi(running->basever));
}

__visible int plugin_init(struct plugin_name_args *args,
			  struct plugin_gcc_version *version)
{
	const char *name = args->base_name;

	if (!plugin_default_version_check(version, &gcc_version)) {
		report_wrong_compiler(version);
		return 1;
	}
	if (!osb_options_parse(args))
		return 1;
	if (osb_opts.help)
		osb_options_help(stdout);
	register_callback(name, PLUGIN_INFO, NULL, &osb_info);
	register_callback(name, PLUGIN_ATTRIBUTES, register_attributes, NULL);
	if (osb_opts.disable)
		return 0;
	if (!osb_opts.no_repair)
		osb_repair_register_hooks(name);
	register_pass_at(name, new osb_early_pass, "fnsplit", 1,
			 PASS_POS_INSERT_BEFORE);
	register_pass_at(name, new osb_late_pass, OSB_LATE_REFERENCE_PASS,
			 1, PASS_POS_INSERT_AFTER);
	register_pass_at(name, new osb_repair_pass, "cddce", 0,
			 PASS_POS_INSERT_AFTER);
	register_pass_at(name, new osb_repair_pass, "optimized", 1,
			 PASS_POS_INSERT_BEFORE);
	register_pass_at(name, new osb_rtl_repair_pass, "bbpart", 1,
			 PASS_POS_INSERT_BEFORE);
	register_pass_at(name, new osb_pair_pass, "bbro", 1,
			 PASS_POS_INSERT_AFTER);
	register_callback(name, PLUGIN_FINISH_UNIT, finish_unit, NULL);
	return 0;
}
