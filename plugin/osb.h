/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the rooms hand to each other, in the order of the data's way:
 *
 *	options -> guard -> region -> plan -> outline or split -> record
 *
 * guard, function, region, locals, stmt, callers and cost read the function
 * only.  thread changes its shape before anything is judged, without a change
 * of meaning.  sink, cut, child, outline and split write, after all that can
 * refuse has spoken.  repair mends what GCC gets wrong, pair helps objtool.
 * report is the only room that prints.
 */
#ifndef OSB_H
#define OSB_H

#include "osb_gcc.h"
#include "osb_fault.h"

#define OSB_PLUGIN_NAME		"outline_static_branch"
#define OSB_ATTRIBUTE		"no_outline_static_branch"
#define OSB_PASS_EARLY		"osb_early"
#define OSB_PASS_LATE		"osb_late"
#define OSB_PASS_REPAIR		"osb_repair"
#define OSB_PASS_RTL_REPAIR	"osb_rtl_repair"
#define OSB_PASS_PAIR		"osb_pair"

/* --- verdicts (osb_verdicts.def) ------------------------------------------- */

enum osb_verdict {
#define OSB_VERDICT(NAME, ID, BARS, TEXT) OSB_##NAME,
#include "osb_verdicts.def"
#undef OSB_VERDICT
	OSB_NUM_VERDICTS
};

/* Which treatments a verdict rules out. */
enum osb_bars {
	OSB_BARS_NONE = 0,
	OSB_BARS_OUTLINE = 1,
	OSB_BARS_SPLIT = 2,
	OSB_BARS_BOTH = 3
};

extern enum osb_bars osb_verdict_bars(enum osb_verdict verdict);

/* --- options (osb_options.c) ----------------------------------------------- */

enum osb_mode {
	OSB_MODE_AUTO,
	OSB_MODE_OUTLINE,
	OSB_MODE_SPLIT,
	OSB_MODE_REPORT
};

struct osb_options {
	int mode;			/* enum osb_mode */
	const char *keys;		/* comma separated globs, or NULL */
	const char *skip_keys;
	const char *key_state;		/* file, see osb_state.c */
	const char *functions;
	const char *skip_functions;
	int min_bytes;			/* smallest region that is outlined */
	int max_args;			/* most live-ins that are passed */
	int limit;			/* treat this many guards, -1: all */
	int stress;			/* seed of the stress mode, -1: off */
	int stress_density;		/* percent of all branches */
	bool no_repair;			/* leave GCC's faults in */
	bool initially_taken;
	bool likely_else;
	bool dump;
	bool verbose;
	bool disable;
	bool help;
	const char *id;			/* ignored: changes the command line */
};

extern struct osb_options osb_opts;

extern bool osb_options_parse(const struct plugin_name_args *args);
extern void osb_options_help(FILE *out);
extern bool osb_option_selects(const char *only, const char *skip,
			       const char *name);

/* --- what is known of keys (osb_state.c) ----------------------------------- */

enum osb_key_state {
	OSB_KEY_UNKNOWN,
	OSB_KEY_OFF,
	OSB_KEY_ON,
	OSB_KEY_MIXED		/* several of one name, in different states */
};

extern bool osb_key_states_read(const char *path);
extern enum osb_key_state osb_key_state(const char *name);

/* --- guards (osb_guard.c) -------------------------------------------------- */

enum osb_guard_form {
	OSB_FORM_ASM_GOTO,	/* a jump label */
	OSB_FORM_LOAD,		/* CONFIG_JUMP_LABEL=n: key.enabled is read */
	OSB_FORM_STRESS		/* any branch, in stress mode */
};

struct osb_guard {
	gimple *stmt;		/* the asm goto, or the read of key.enabled */
	char *key;		/* as written in the source; owned */
	enum osb_guard_form form;
	bool initially_taken;	/* the arm runs until the key changes */
	bool likely;		/* the arm is the else arm of a likely key */
	enum osb_verdict verdict;	/* OSB_OK, or why it is left alone */
	edge arm;		/* taken when it fires: osb_guard_find_arm () */
};

extern bool osb_guard_is_jump_label(gimple *stmt);
extern bool osb_guard_match(gimple *stmt, struct osb_guard *guard);
extern enum osb_verdict osb_guard_judge_key(const struct osb_guard *guard);
extern location_t osb_guard_location(const gimple *stmt);
extern void osb_guard_release(struct osb_guard *guard);

/* --- any branch as a guard (osb_stress.c) ---------------------------------- */

static inline bool osb_stress_is_on(void)
{
	return osb_opts.stress >= 0;
}

extern bool osb_stress_match(gimple *stmt, struct osb_guard *guard);
extern edge osb_stress_arm(gimple *stmt);
extern bool osb_stress_outlines(edge arm);

/* --- chains between a guard and its branch (osb_thread.c) ------------------ */

extern bool osb_guard_thread(struct osb_guard *guard);
extern void osb_thread_finish(void);
extern bool osb_guard_find_arm(struct osb_guard *guard);

/* --- functions (osb_function.c) -------------------------------------------- */

/* Facts of one function that every region of it needs. */
struct osb_function {
	enum osb_verdict verdict;	/* of the function as a whole */
	enum osb_verdict split_verdict;	/* OSB_OK when it can be split */
	hash_map<tree, unsigned> *uses;	/* of locals in memory, by statement */
	hash_set<edge> *arms;		/* of all guards that are treated */
};

extern void osb_function_gather(struct osb_function *fn, bool early);
extern void osb_function_release(struct osb_function *fn);

/* --- regions (osb_region.c) ------------------------------------------------ */

/*
 * A value that the child hands back for a PHI of the block it exits to.  The
 * PHI is known by its result: the statement itself is re-allocated whenever
 * its block gets another way in.
 */
struct osb_live_out {
	unsigned slot;		/* which returned value, from 0 */
	tree result;		/* of the PHI; NULL: the function returns it */
	tree type;
};

static inline gphi *osb_live_out_phi(const struct osb_live_out *out)
{
	return as_a<gphi *>(SSA_NAME_DEF_STMT(out->result));
}

/* One block (or the function's exit) that the region can go on to. */
struct osb_exit {
	basic_block dest;
	auto_vec<edge> edges;	/* edges of the region that lead to DEST */
	auto_vec<osb_live_out> outs;
};

struct osb_region {
	edge arm = NULL;
	auto_vec<basic_block> blocks;	/* that ARM is the only way into */
	auto_vec<basic_block> shared;	/* that arms of treated guards enter */
	mutable auto_bitmap members;	/* indices of blocks */
	auto_vec<tree> live_ins;	/* SSA names, by version */
	auto_delete_vec<osb_exit> exits;
	auto_vec<gcall *> return_addresses;	/* of level 0 */
	unsigned num_slots = 0;		/* values handed back */
	unsigned stmts = 0;		/* that become code */
	unsigned calls = 0;		/* calls among them */
	unsigned insns = 0;		/* estimated instructions */
	unsigned calls_across = 0;	/* values that live across its calls */
	bool in_loop = false;		/* it can be entered again */
	tree shared_child = NULL_TREE;	/* it is only a call of this child */
	enum osb_verdict outline_verdict = OSB_OK;	/* or the bar */
	enum osb_verdict split_verdict = OSB_OK;
};

/* Is BB one of REGION's own blocks? */
static inline bool osb_region_has(const struct osb_region *region,
				  basic_block bb)
{
	return bitmap_bit_p(region->members, bb->index);
}

extern void osb_region_grow(struct osb_region *region,
			    const struct osb_function *fn, edge arm);
extern void osb_region_find_live_ins(struct osb_region *region);
extern void osb_region_judge(struct osb_region *region,
			     const struct osb_function *fn, bool early);

/* --- locals in memory (osb_locals.c) --------------------------------------- */

extern bool osb_locals_in(tree value);
extern bool osb_locals_named(gimple *stmt);
extern bool osb_locals_are_whole(const vec<basic_block> &blocks);
extern void osb_locals_count(basic_block bb, hash_map<tree, unsigned> *uses);
extern enum osb_verdict osb_locals_judge(const struct osb_region *region,
					 const struct osb_function *fn);

/* --- statements (osb_stmt.c) ----------------------------------------------- */

extern enum osb_verdict osb_stmt_judge(gimple *stmt);
extern bool osb_stmt_is_return_address(gimple *stmt);
extern int osb_stmt_instrumentation(gimple *stmt);
extern enum osb_verdict osb_uaccess_judge(const struct osb_region *region);

/* --- callers (osb_callers.c) ----------------------------------------------- */

extern int osb_parameter_index(tree decl, const_tree name);
extern bool osb_callers_pass_locals(const struct osb_region *region);
extern bool osb_callers_decide_branches(const struct osb_region *region);

/* --- what is yet to be folded (osb_pending.c) ------------------------------ */

extern enum osb_verdict osb_pending_judge(const struct osb_region *region,
					  bool early);

/* --- plans (osb_cost.c) ---------------------------------------------------- */

enum osb_treatment {
	OSB_LEAVE,
	OSB_OUTLINE,
	OSB_SPLIT_BLOCKS
};

struct osb_plan {
	enum osb_treatment treatment;
	enum osb_verdict verdict;	/* why this one and not the better */
	int bytes;			/* hot bytes it is expected to save */
};

extern void osb_cost_plan(const struct osb_region *region, bool early,
			  struct osb_plan *plan);
extern unsigned osb_region_values_across_calls(const struct osb_region *);

/* --- children (osb_child.c) ------------------------------------------------ */

extern const char *osb_symbol_name(tree decl);
extern bool osb_is_child(tree decl);
extern bool osb_is_child_of(tree child, tree parent);
extern tree osb_child_unsigned_type(unsigned size);
extern tree osb_child_pair_type(void);
extern tree osb_child_build_parm(tree live_in);
extern tree osb_child_declare(tree parent, tree result, const vec<tree> &parms,
			      location_t loc);
extern void osb_child_prepare(tree child, struct function *parent);
extern void osb_align_function(tree fndecl);

/* --- cuts (osb_cut.c) ------------------------------------------------------ */

extern void osb_cut(basic_block entry, const vec<basic_block> &blocks,
		    bitmap members);

/* --- scopes (osb_scope.c) -------------------------------------------------- */

/* A local in memory that goes along with a region. */
struct osb_scope_local {
	tree var;		/* of the parent */
	tree home;		/* scope of the parent that declares it */
	tree scope;		/* scope of the child that will */
	tree chain;		/* what follows it in HOME */
};

/* The scopes of a child on their way. */
struct osb_scopes {
	tree parent = NULL_TREE;
	tree child = NULL_TREE;
	tree root = NULL_TREE;			/* outermost of the child */
	hash_map<tree, tree> copies;		/* by scope of the parent */
	hash_map<tree, tree> homes;		/* scopes of variables */
	hash_map<tree, tree> moved;		/* variables of the child */
	hash_set<tree> seen;			/* locals the region names, */
	auto_vec<tree> named;			/* in its order */
	auto_vec<struct osb_scope_local> locals;
};

extern void osb_scopes_copy(struct osb_scopes *scopes, tree parent,
			    const vec<basic_block> &blocks);
extern void osb_scopes_lend(struct osb_scopes *scopes, tree child);
extern void osb_scopes_settle(struct osb_scopes *scopes);
extern bool osb_scope_is_inlined(tree block);
extern tree osb_scope_nearest(struct osb_scopes *scopes, tree block);
extern tree osb_scope_home(struct osb_scopes *scopes, tree var);
extern tree osb_scope_known(struct osb_scopes *scopes, tree block);
extern void osb_scope_set_origin(tree var, tree original, tree home);

/* --- debug statements (osb_debug.c) ---------------------------------------- */

/* A debug statement that binds a variable of the parent, on its way. */
struct osb_debug_bind {
	gimple *stmt;
	tree var;		/* of the parent */
	tree address;		/* the value, if it is a local's address */
};

/* A variable of the parent, and its value when the region begins. */
struct osb_debug_entry {
	tree var;
	tree value;		/* of live-ins; NULL: unknown */
};

struct osb_debug {
	struct osb_scopes *scopes;
	const struct osb_region *region;
	auto_vec<struct osb_debug_bind> binds;
	auto_vec<struct osb_debug_entry> entries;
	hash_set<tree> inner;		/* debug expressions bound inside */
	hash_set<tree> asked;		/* variables looked at for ENTRIES */
	int markers = 0;
};

extern void osb_debug_detach(struct osb_debug *debug, struct osb_scopes *scopes,
			     const struct osb_region *region, basic_block stub,
			     const vec<basic_block> &blocks);
extern void osb_debug_attach(struct osb_debug *debug,
			     const vec<gassign *> &copies);

/* --- transformations (osb_outline, osb_sink, osb_decode, osb_split) -------- */

extern tree osb_outline(struct osb_region *region, location_t loc);

extern void osb_sink(struct osb_region *region);
extern bool osb_sink_is_known_at(tree name, basic_block bb);
extern bool osb_sink_is_region_use(const struct osb_region *region,
				   gimple *use, use_operand_p use_p);
extern void osb_sink_replace(const struct osb_region *region, tree name,
			     tree copy);
extern bool osb_decode(const struct osb_region *region, tree name,
		       gimple_stmt_iterator *gsi);

extern void osb_split_mark(edge arm, const struct osb_region *region);
extern void osb_split_finish(void);
extern void osb_split_keep_hot(edge arm, const struct osb_region *region);

/* --- GCC's own faults (osb_repair.c) --------------------------------------- */

extern void osb_repair_register_hooks(const char *plugin_name);
extern void osb_repair_counts(void);
extern void osb_repair_asm_goto(void);
extern void osb_repair_alignment(void);

/* --- cold parts and their functions (osb_pair.c) ---------------------------- */

extern void osb_pair_cold_part(void);

/* --- verification (osb_verify.c) ------------------------------------------- */

extern void osb_verify_function(void);
extern void osb_verify_child(tree child);
extern void osb_verify_call_graph(void);
extern void osb_verify_rtl(void);
extern void osb_verify_note_locals(const vec<basic_block> &blocks,
				   hash_set<tree> *locals);
extern void osb_verify_unshared(hash_set<tree> *locals);
extern void osb_verify_cold(edge arm, const struct osb_region *region);
extern void osb_verify_stubs(void);

/* --- reports (osb_report.c) ------------------------------------------------ */

struct osb_record {
	const struct osb_guard *guard;
	const struct osb_plan *plan;
	const struct osb_region *region;	/* NULL when none was grown */
	location_t loc;
	bool early;
	tree child;
};

extern void osb_report_child(const struct osb_record *record);
extern void osb_report_record(const struct osb_record *record);
extern void osb_report_remark(const struct osb_record *record);
extern void osb_report_region(const struct osb_region *region);
extern void osb_report_write(int treated);

#endif /* OSB_H */
