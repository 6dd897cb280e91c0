// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * May a statement leave its function?  Most may; these may not: what looks at
 * the frame, the arguments or the return address, what the compiler has yet to
 * fold, and asm whose operands or effects are bound to the place.
 */

#include "osb.h"

/* --- asm text -------------------------------------------------------------- */

static bool is_token_char(char c)
{
	return ISALNUM(c) || c == '_' || c == '.' || c == '$';
}

/*
 * Call FN (token, length) on every word of the asm template TEXT.  Directives
 * keep their dot, so that .pushsection is no push.  A comment counts as text.
 */
template <typename callback>
static void each_token(const char *text, callback fn)
{
	while (*text) {
		size_t len = 0;

		while (is_token_char(text[len]))
			len++;
		if (len)
			fn(text, len);
		text += len ? len : 1;
	}
}

static bool token_is(const char *token, size_t len, const char *word)
{
	return len == strlen(word) && !strncasecmp(token, word, len);
}

static bool token_is_one_of(const char *token, size_t len,
			    const char *const *words)
{
	for (; *words; words++)
		if (token_is(token, len, *words))
			return true;
	return false;
}

/*
 * Does the asm leave the stack or the direction flag other than it found them,
 * or look at the stack pointer?  Balanced pairs in one asm are whole.
 */
static bool asm_touches_stack(const char *text)
{
	static const char *const pushes[] = {
		"push", "pushq", "pushl", "pushw", "pushf", "pushfq", "pushfl",
		NULL
	};
	static const char *const pops[] = {
		"pop", "popq", "popl", "popw", "popf", "popfq", "popfl", NULL
	};
	static const char *const bound[] = {
		"rsp", "esp", "rbp", "ebp", "sp", "iret", "iretq", "iretl",
		"leave", "enter", "ret", "retq", "eret", "std", "cld", NULL
	};
	int depth = 0;
	bool touches = false;

	each_token(text, [&](const char *token, size_t len) {
		if (token_is_one_of(token, len, pushes))
			depth++;
		else if (token_is_one_of(token, len, pops))
			depth--;
		else if (token_is_one_of(token, len, bound))
			touches = true;
	});
	return touches || depth;
}

/* --- user access (the AC flag of x86, PAN of arm64) ------------------------ */

enum uaccess_change {
	UACCESS_SAME,
	UACCESS_OPENS,
	UACCESS_CLOSES
};

/* Does TEXT hold BYTES, whatever blanks TEXT has? */
static bool has_bytes(const char *text, const char *bytes)
{
	for (; *text; text++) {
		const char *t = text, *b = bytes;

		while (*b && *t) {
			if (*t == ' ' || *t == '\t') {
				t++;
				continue;
			}
			if (TOLOWER(*t) != *b)
				break;
			t++;
			b++;
		}
		if (!*b)
			return true;
	}
	return false;
}

/* How the assemblers of two architectures are told to, in words or figures. */
static const struct {
	const char *bytes;
	enum uaccess_change change;
} uaccess_bytes[] = {
	/* stac and clac */
	{ "0x0f,0x01,0xcb", UACCESS_OPENS },
	{ "0x0f,0x01,0xca", UACCESS_CLOSES },
	/* msr pan, #0 and #1; PAN is 0 and 4 */
	{ "pan,#0", UACCESS_OPENS },
	{ "pan,#1", UACCESS_CLOSES },
	{ "0xd500401f|((0)<<16|(4)<<5)|((!!0)<<8)", UACCESS_OPENS },
	{ "0xd500401f|((0)<<16|(4)<<5)|((!!1)<<8)", UACCESS_CLOSES },
};

static enum uaccess_change stmt_uaccess(gimple *stmt)
{
	enum uaccess_change change = UACCESS_SAME;
	gasm *asm_stmt = dyn_cast<gasm *>(stmt);
	const char *text;

	if (!asm_stmt)
		return UACCESS_SAME;
	text = gimple_asm_string(asm_stmt);
	for (unsigned i = 0; i < ARRAY_SIZE(uaccess_bytes); i++)
		if (has_bytes(text, uaccess_bytes[i].bytes))
			change = uaccess_bytes[i].change;
	each_token(text, [&](const char *token, size_t len) {
		if (token_is(token, len, "stac"))
			change = UACCESS_OPENS;
		else if (token_is(token, len, "clac"))
			change = UACCESS_CLOSES;
		else if (token_is(token, len, "pan") && change == UACCESS_SAME)
			change = UACCESS_OPENS;
	});
	return change;
}

/* Is user access possibly open after BB when it is OPEN before? */
static bool open_after(basic_block bb, bool open)
{
	for (gimple_stmt_iterator gsi = gsi_start_bb(bb); !gsi_end_p(gsi);
	     gsi_next(&gsi)) {
		enum uaccess_change change = stmt_uaccess(gsi_stmt(gsi));

		if (change != UACCESS_SAME)
			open = change == UACCESS_OPENS;
	}
	return open;
}

/* Blocks of the function at whose end user access may be open. */
static bool find_open_blocks(bitmap open)
{
	bool changed = true, any = false;
	basic_block bb;

	while (changed) {
		changed = false;
		FOR_EACH_BB_FN(bb, cfun) {
			bool before = false;
			edge_iterator ei;
			edge e;

			FOR_EACH_EDGE(e, ei, bb->preds)
				before |= bitmap_bit_p(open, e->src->index);
			if (open_after(bb, before) &&
			    bitmap_set_bit(open, bb->index))
				changed = any = true;
		}
	}
	return any;
}

/*
 * A call may neither be made while user access is open nor return with it
 * open: objtool stops the build, and where it does not look the kernel's
 * protection is off.
 */
enum osb_verdict osb_uaccess_judge(const struct osb_region *region)
{
	auto_bitmap open;
	struct osb_exit *exit;
	unsigned i, j;
	edge e;

	if (!find_open_blocks(open))
		return OSB_OK;
	if (bitmap_bit_p(open, region->arm->src->index))
		return OSB_UACCESS;
	FOR_EACH_VEC_ELT(region->exits, i, exit)
		FOR_EACH_VEC_ELT(exit->edges, j, e)
			if (bitmap_bit_p(open, e->src->index))
				return OSB_UACCESS;
	return OSB_OK;
}

/* --- asm operands ---------------------------------------------------------- */

static bool is_stack_pointer(const_tree decl)
{
	return VAR_P(decl) && DECL_HARD_REGISTER(decl) && is_global_var(decl) &&
	       decode_reg_name(IDENTIFIER_POINTER(DECL_ASSEMBLER_NAME(
			CONST_CAST_TREE(decl))) + 1) == STACK_POINTER_REGNUM;
}

/*
 * An operand that may be neither in a register nor in memory is printed as a
 * constant; one for "X" or "p" is printed as whatever it is.  Both must stay
 * what they are, so a value that the child gets as a parameter will not do.
 */
static bool input_must_stay(const char *constraint, bool mem, bool reg)
{
	return (!mem && !reg) || strchr(constraint, 'X') ||
	       strchr(constraint, 'p');
}

static enum osb_verdict judge_asm_inputs(gasm *stmt)
{
	unsigned noutputs = gimple_asm_noutputs(stmt);
	unsigned ninputs = gimple_asm_ninputs(stmt);
	auto_vec<const char *> outputs;

	for (unsigned i = 0; i < noutputs; i++) {
		tree link = gimple_asm_output_op(stmt, i);

		outputs.safe_push(TREE_STRING_POINTER(
			TREE_VALUE(TREE_PURPOSE(link))));
	}
	for (unsigned i = 0; i < ninputs; i++) {
		tree link = gimple_asm_input_op(stmt, i);
		const char *constraint = TREE_STRING_POINTER(
			TREE_VALUE(TREE_PURPOSE(link)));
		const char *parsed = constraint;
		bool mem, reg;

		if (!parse_input_constraint(&parsed, i, ninputs, noutputs, 0,
					    outputs.address(), &mem, &reg))
			return OSB_ASM_OPERAND;
		if (input_must_stay(constraint, mem, reg) &&
		    !is_gimple_min_invariant(TREE_VALUE(link)))
			return OSB_ASM_OPERAND;
		/* "+r" (stack pointer) only says: a frame is needed here */
		if (is_stack_pointer(TREE_VALUE(link)) &&
		    !ISDIGIT(constraint[0]))
			return OSB_STACK_POINTER;
	}
	return OSB_OK;
}

static enum osb_verdict judge_asm(gasm *stmt)
{
	/* GCC before 13 extends such an output on the wrong side of the asm
	   when it compiles for size, as it does a cold function. */
	if (gimple_asm_nlabels(stmt) && gimple_asm_noutputs(stmt))
		return OSB_ASM_OPERAND;
	if (asm_touches_stack(gimple_asm_string(stmt)))
		return OSB_ASM_STACK;
	return judge_asm_inputs(stmt);
}

/*
 * The kernel marks where instrumentation is allowed in noinstr code; objtool
 * counts the marks per function.  Returns +1 for a begin, -1 for an end.
 */
int osb_stmt_instrumentation(gimple *stmt)
{
	gasm *asm_stmt = dyn_cast<gasm *>(stmt);
	const char *text = asm_stmt ? gimple_asm_string(asm_stmt) : "";

	return !!strstr(text, ".discard.instr_begin") -
	       !!strstr(text, ".discard.instr_end");
}

/* --- calls ----------------------------------------------------------------- */

static enum osb_verdict judge_builtin(gcall *stmt, tree fndecl)
{
	switch (DECL_FUNCTION_CODE(fndecl)) {
	case BUILT_IN_RETURN_ADDRESS:
		return integer_zerop(gimple_call_arg(stmt, 0)) ?
		       OSB_OK : OSB_RETURN_ADDRESS;
	case BUILT_IN_FRAME_ADDRESS:
	case BUILT_IN_DWARF_CFA:
	case BUILT_IN_UNWIND_INIT:
	case BUILT_IN_INIT_DWARF_REG_SIZES:
		return OSB_STACK_POINTER;
	CASE_BUILT_IN_ALLOCA:
	case BUILT_IN_STACK_SAVE:
	case BUILT_IN_STACK_RESTORE:
		return OSB_ALLOCA;
	case BUILT_IN_VA_START:
	case BUILT_IN_VA_END:
	case BUILT_IN_VA_COPY:
	case BUILT_IN_NEXT_ARG:
	case BUILT_IN_SAVEREGS:
	case BUILT_IN_VA_ARG_PACK:
	case BUILT_IN_VA_ARG_PACK_LEN:
		return OSB_VA_LIST;
	case BUILT_IN_APPLY_ARGS:
	case BUILT_IN_APPLY:
	case BUILT_IN_RETURN:
		return OSB_APPLY_ARGS;
	case BUILT_IN_CONSTANT_P:
		return OSB_CONSTANT_P;
	case BUILT_IN_OBJECT_SIZE:
#ifdef OSB_HAS_DYNAMIC_OBJECT_SIZE
	case BUILT_IN_DYNAMIC_OBJECT_SIZE:
#endif
		return OSB_OBJECT_SIZE;
	case BUILT_IN_SETJMP:
	case BUILT_IN_SETJMP_SETUP:
	case BUILT_IN_SETJMP_RECEIVER:
	case BUILT_IN_LONGJMP:
	case BUILT_IN_NONLOCAL_GOTO:
	case BUILT_IN_UPDATE_SETJMP_BUF:
	case BUILT_IN_EH_RETURN:
		return OSB_ABNORMAL_EDGE;
	case BUILT_IN_INIT_TRAMPOLINE:
	case BUILT_IN_ADJUST_TRAMPOLINE:
	case BUILT_IN_INIT_DESCRIPTOR:
	case BUILT_IN_ADJUST_DESCRIPTOR:
		return OSB_LOCAL_SHARED;
	case BUILT_IN_EH_POINTER:
	case BUILT_IN_EH_FILTER:
	case BUILT_IN_EH_COPY_VALUES:
		return OSB_EXCEPTIONS;
	default:
		return OSB_OK;
	}
}

static enum osb_verdict judge_internal_call(gcall *stmt)
{
	switch (gimple_call_internal_fn(stmt)) {
	case IFN_ASAN_MARK:
	case IFN_ASAN_POISON:
	case IFN_ASAN_POISON_USE:
	case IFN_UBSAN_VPTR:
	case IFN_TSAN_FUNC_EXIT:
	case IFN_HWASAN_MARK:
	case IFN_HWASAN_ALLOCA_UNPOISON:
		return OSB_SANITIZER_MARK;
	case IFN_VA_ARG:
		return OSB_VA_LIST;
	case IFN_UNIQUE:
	case IFN_GOACC_LOOP:
	case IFN_GOACC_REDUCTION:
	case IFN_GOMP_SIMD_LANE:
	case IFN_LOOP_VECTORIZED:
	case IFN_LOOP_DIST_ALIAS:
		return OSB_PARALLEL;
	default:
		return OSB_OK;
	}
}

static enum osb_verdict judge_call(gcall *stmt)
{
	tree fndecl = gimple_call_fndecl(stmt);

	if (gimple_call_must_tail_p(stmt))
		return OSB_MUST_TAIL;
	if (gimple_call_flags(stmt) & ECF_RETURNS_TWICE)
		return OSB_ABNORMAL_EDGE;
	if (gimple_call_internal_p(stmt))
		return judge_internal_call(stmt);
	if (gimple_call_chain(stmt))
		return OSB_LOCAL_SHARED;
	if (gimple_maybe_alloca_call_p(stmt))
		return OSB_ALLOCA;
	/* The rest of the function's own arguments is passed on: no child. */
	if (gimple_call_va_arg_pack_p(stmt))
		return OSB_VA_LIST;
	if (!fndecl)
		return OSB_OK;
	if (lookup_attribute("error", DECL_ATTRIBUTES(fndecl)) ||
	    lookup_attribute("warning", DECL_ATTRIBUTES(fndecl)))
		return OSB_ERROR_CALL;
	if (fndecl_built_in_p(fndecl, BUILT_IN_NORMAL))
		return judge_builtin(stmt, fndecl);
	return OSB_OK;
}

/* Is STMT a read of the function's own return address? */
bool osb_stmt_is_return_address(gimple *stmt)
{
	return gimple_call_builtin_p(stmt, BUILT_IN_RETURN_ADDRESS) &&
	       integer_zerop(gimple_call_arg(stmt, 0));
}

/* --- operands -------------------------------------------------------------- */

struct operand_facts {
	bool label;		/* the address of a label */
	bool stack_pointer;	/* the register variable, read as a value */
	bool init;		/* something in an init or exit section */
};

static bool is_in_init_section(tree decl)
{
	const char *section;

	if (!VAR_OR_FUNCTION_DECL_P(decl))
		return false;
	section = DECL_SECTION_NAME(decl);
	return section && (!strncmp(section, ".init", 5) ||
			   !strncmp(section, ".exit", 5) ||
			   !strncmp(section, ".meminit", 8));
}

static tree note_operand(tree *tp, int *walk_subtrees, void *data)
{
	struct walk_stmt_info *wi = (struct walk_stmt_info *)data;
	struct operand_facts *facts = (struct operand_facts *)wi->info;

	if (TYPE_P(*tp) || TREE_CODE(*tp) == SSA_NAME) {
		*walk_subtrees = 0;
		return NULL_TREE;
	}
	if (TREE_CODE(*tp) == ADDR_EXPR &&
	    TREE_CODE(TREE_OPERAND(*tp, 0)) == LABEL_DECL)
		facts->label = true;
	if (DECL_P(*tp)) {
		facts->init |= is_in_init_section(*tp);
		if (VAR_P(*tp))
			facts->stack_pointer |= is_stack_pointer(*tp);
	}
	return NULL_TREE;
}

static enum osb_verdict judge_operands(gimple *stmt)
{
	struct operand_facts facts = {};
	struct walk_stmt_info wi;

	if (glabel *label = dyn_cast<glabel *>(stmt))
		return FORCED_LABEL(gimple_label_label(label)) ||
		       DECL_NONLOCAL(gimple_label_label(label)) ?
		       OSB_LABEL_ADDRESS : OSB_OK;
	memset(&wi, 0, sizeof(wi));
	wi.info = &facts;
	if (gphi *phi = dyn_cast<gphi *>(stmt))
		for (unsigned i = 0; i < gimple_phi_num_args(phi); i++)
			walk_tree(gimple_phi_arg_def_ptr(phi, i), note_operand,
				  &wi, NULL);
	else
		walk_gimple_op(stmt, note_operand, &wi);
	if (facts.label)
		return OSB_LABEL_ADDRESS;
	if (facts.stack_pointer && gimple_code(stmt) != GIMPLE_ASM)
		return OSB_STACK_POINTER;
	/* The child would be neither init code nor known to be a reference. */
	if (facts.init)
		return OSB_INIT_REFERENCE;
	return OSB_OK;
}

/* May STMT (a PHI as well) move into another function?  OSB_OK or the bar. */
enum osb_verdict osb_stmt_judge(gimple *stmt)
{
	enum osb_verdict verdict = judge_operands(stmt);

	if (verdict != OSB_OK)
		return verdict;
	if (is_gimple_omp(stmt) || gimple_code(stmt) == GIMPLE_TRANSACTION)
		return OSB_PARALLEL;
	switch (gimple_code(stmt)) {
	case GIMPLE_ASM:
		return judge_asm(as_a<gasm *>(stmt));
	case GIMPLE_CALL:
		return judge_call(as_a<gcall *>(stmt));
	case GIMPLE_RESX:
	case GIMPLE_EH_DISPATCH:
		return OSB_EXCEPTIONS;
	case GIMPLE_GOTO:
		return OSB_ABNORMAL_EDGE;
	default:
		return OSB_OK;
	}
}
