// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * Is this statement a static-key guard, which key is it, and which arm runs
 * only when the guard fires?
 *
 * A jump label is an asm goto that writes a __jump_table entry, has one label
 * and an "i" operand with the address of a static key:
 *
 *	x86	"i" (&key), "i" (branch)	(branch bit in operand 1)
 *	arm64	"i" (&((char *)&key)[branch])	(branch bit in the address)
 *
 * The branch bit says which kind of test the label belongs to, the instruction
 * whether the label is taken before the key is ever changed:
 *
 *	branch	insn	source				label arm
 *	0	nop	unlikely, key false		key on: the one to move
 *	0	jmp	unlikely, key true		runs initially
 *	1	nop	likely, key true		the else arm
 *	1	jmp	likely, key false		the else arm, runs initially
 *
 * Where objtool turns jumps into NOPs, the instruction is a jmp in the source
 * and operand 1 (or the template's own arithmetic) carries a bit 2.
 *
 * With CONFIG_JUMP_LABEL=n the guard is a read of key.enabled that is compared
 * with zero under __builtin_expect.
 */

#include "osb.h"

/* --- keys ------------------------------------------------------------------ */

static bool type_is_named(const_tree type, const char *name)
{
	tree decl = TYPE_NAME(TYPE_MAIN_VARIANT(CONST_CAST_TREE(type)));

	if (decl && TREE_CODE(decl) == TYPE_DECL)
		decl = DECL_NAME(decl);
	return decl && !strcmp(IDENTIFIER_POINTER(decl), name);
}

static bool is_key_type(const_tree type)
{
	return TREE_CODE(type) == RECORD_TYPE &&
	       (type_is_named(type, "static_key") ||
		type_is_named(type, "static_key_true") ||
		type_is_named(type, "static_key_false"));
}

/* The field of the record TYPE that holds byte *OFFSET, made relative. */
static tree field_at(tree type, HOST_WIDE_INT *offset)
{
	for (tree f = TYPE_FIELDS(type); f; f = DECL_CHAIN(f)) {
		HOST_WIDE_INT start, size;

		if (TREE_CODE(f) != FIELD_DECL || !DECL_SIZE_UNIT(f) ||
		    !tree_fits_shwi_p(DECL_SIZE_UNIT(f)) ||
		    !tree_fits_shwi_p(byte_position(f)))
			continue;
		start = tree_to_shwi(byte_position(f));
		size = tree_to_shwi(DECL_SIZE_UNIT(f));
		if (*offset >= start && *offset < start + size) {
			*offset -= start;
			return f;
		}
	}
	return NULL_TREE;
}

/*
 * Walk from TYPE down to the static key at byte OFFSET and append the way, as
 * C writes it, to PATH.  Returns the key's type, or NULL when there is none.
 */
static tree descend_to_key(tree type, HOST_WIDE_INT offset, pretty_printer *path)
{
	while (!is_key_type(type)) {
		if (RECORD_OR_UNION_TYPE_P(type)) {
			tree field = field_at(type, &offset);

			if (!field)
				return NULL_TREE;
			if (DECL_NAME(field))
				pp_printf(path, ".%s", IDENTIFIER_POINTER(
						DECL_NAME(field)));
			type = TREE_TYPE(field);
		} else if (TREE_CODE(type) == ARRAY_TYPE) {
			tree unit = TYPE_SIZE_UNIT(TREE_TYPE(type));
			HOST_WIDE_INT size;

			if (!unit || !tree_fits_shwi_p(unit))
				return NULL_TREE;
			size = tree_to_shwi(unit);
			if (size <= 0)
				return NULL_TREE;
			pp_printf(path, "[%d]", (int)(offset / size));
			offset %= size;
			type = TREE_TYPE(type);
		} else {
			return NULL_TREE;
		}
	}
	/* The two bits below a key's alignment carry the branch bit. */
	return offset >= 0 && offset < 4 ? type : NULL_TREE;
}

static char *spell_key(tree base, HOST_WIDE_INT offset, tree *key_type)
{
	pretty_printer path;

	if (!VAR_P(base) || !DECL_NAME(base))
		return NULL;
	pp_string(&path, IDENTIFIER_POINTER(DECL_NAME(base)));
	*key_type = descend_to_key(TREE_TYPE(base), offset, &path);
	return *key_type ? xstrdup(pp_formatted_text(&path)) : NULL;
}

/*
 * Take the address expression ADDR apart into the object and the byte offset.
 * An SSA name that is such an address counts too, as arm64's operand is one
 * until it has been propagated.
 */
static tree address_base(tree addr, HOST_WIDE_INT *offset)
{
	poly_int64 pos, sum = 0;
	tree base;

	while (TREE_CODE(addr) == SSA_NAME) {
		gimple *def = SSA_NAME_DEF_STMT(addr);

		if (!is_gimple_assign(def))
			return NULL_TREE;
		if (gimple_assign_rhs_code(def) == POINTER_PLUS_EXPR &&
		    tree_fits_shwi_p(gimple_assign_rhs2(def)))
			sum += tree_to_shwi(gimple_assign_rhs2(def));
		else if (!gimple_assign_cast_p(def) &&
			 !gimple_assign_single_p(def))
			return NULL_TREE;
		addr = gimple_assign_rhs1(def);
	}
	if (TREE_CODE(addr) != ADDR_EXPR)
		return NULL_TREE;
	base = get_addr_base_and_unit_offset(TREE_OPERAND(addr, 0), &pos);
	if (!base)
		return NULL_TREE;
	if (TREE_CODE(base) == MEM_REF &&
	    TREE_CODE(TREE_OPERAND(base, 0)) == ADDR_EXPR) {
		pos += mem_ref_offset(base).force_shwi();
		base = TREE_OPERAND(TREE_OPERAND(base, 0), 0);
	}
	return (pos + sum).is_constant(offset) ? base : NULL_TREE;
}

/* --- jump labels ----------------------------------------------------------- */

enum jump_insn {
	INSN_UNKNOWN,
	INSN_NOP,
	INSN_JUMP
};

static bool is_word(const char *text, size_t len, const char *word)
{
	return len == strlen(word) && !strncmp(text, word, len);
}

/*
 * The instruction at the label `1:' of the template TEXT.  A jump may be
 * written `jmp' (x86) or `b' (arm64), a NOP as such or as its bytes.
 */
static enum jump_insn template_insn(const char *text)
{
	size_t len;

	text = strstr(text, "1:");
	if (!text)
		return INSN_UNKNOWN;
	text += 2;
	text += strspn(text, " \t\n;");
	len = strcspn(text, " \t\n;");
	if (is_word(text, len, "jmp") || is_word(text, len, "jmp.d32") ||
	    is_word(text, len, "b"))
		return INSN_JUMP;
	if (is_word(text, len, "nop") || is_word(text, len, ".byte") ||
	    is_word(text, len, ".nops"))
		return INSN_NOP;
	return INSN_UNKNOWN;
}

/* Does the template itself add bit 2 to the key, as newer headers do? */
static bool template_adds_hack_bit(const char *text)
{
	const char *entry = strstr(text, "__jump_table");
	const char *key = entry ? strstr(entry, "%c0") : NULL;

	if (!key)
		return false;
	for (key += 3; *key && *key != '\n' && *key != ';'; key++)
		if (*key == '+' && strspn(key + 1, " ") &&
		    key[1 + strspn(key + 1, " ")] == '2')
			return true;
	return false;
}

static void decode_asm(struct osb_guard *guard, gasm *stmt, HOST_WIDE_INT bits)
{
	const char *text = gimple_asm_string(stmt);
	enum jump_insn insn = template_insn(text);
	bool hack = template_adds_hack_bit(text);

	if (gimple_asm_ninputs(stmt) > 1) {
		tree operand = TREE_VALUE(gimple_asm_input_op(stmt, 1));

		if (tree_fits_shwi_p(operand)) {
			bits += tree_to_shwi(operand) & 1;
			hack |= tree_to_shwi(operand) & 2;
		} else {
			insn = INSN_UNKNOWN;
		}
	}
	guard->likely = bits & 1;
	guard->initially_taken = insn == INSN_JUMP && !hack;
	if (insn == INSN_UNKNOWN)
		guard->verdict = OSB_UNKNOWN_FORM;
}

/* Does STMT write a jump table entry, whatever its key is? */
bool osb_guard_is_jump_label(gimple *stmt)
{
	gasm *asm_stmt = dyn_cast<gasm *>(stmt);
	const char *text;

	if (!asm_stmt || gimple_asm_nlabels(asm_stmt) != 1 ||
	    gimple_asm_noutputs(asm_stmt) || !gimple_asm_ninputs(asm_stmt))
		return false;
	text = gimple_asm_string(asm_stmt);
	return strstr(text, "__jump_table") &&
	       !strstr(text, ".altinstructions");
}

static bool match_asm_goto(gasm *stmt, struct osb_guard *guard)
{
	HOST_WIDE_INT offset;
	tree base, key_type;

	if (!osb_guard_is_jump_label(stmt))
		return false;
	base = address_base(TREE_VALUE(gimple_asm_input_op(stmt, 0)), &offset);
	if (!base)
		return false;
	guard->key = spell_key(base, offset, &key_type);
	if (!guard->key)
		return false;
	guard->form = OSB_FORM_ASM_GOTO;
	decode_asm(guard, stmt, offset & 1);
	return true;
}

/* --- CONFIG_JUMP_LABEL=n --------------------------------------------------- */

/*
 * The static key whose counter REF reads: some component of a key (or of a
 * structure around one) that is, or lies in, its member `enabled'.
 */
static tree read_key(tree ref, bool *through_enabled)
{
	*through_enabled = false;
	while (handled_component_p(ref)) {
		if (TREE_CODE(ref) == COMPONENT_REF) {
			tree name = DECL_NAME(TREE_OPERAND(ref, 1));

			*through_enabled |= name &&
				!strcmp(IDENTIFIER_POINTER(name), "enabled");
		}
		ref = TREE_OPERAND(ref, 0);
		if (is_key_type(TREE_TYPE(ref)))
			return ref;
	}
	return NULL_TREE;
}

static char *spell_read_key(tree ref, tree *key_type)
{
	poly_int64 pos;
	HOST_WIDE_INT offset;
	tree base = get_addr_base_and_unit_offset(ref, &pos);

	if (!base)
		return NULL;
	if (TREE_CODE(base) == MEM_REF) {
		if (TREE_CODE(TREE_OPERAND(base, 0)) != ADDR_EXPR)
			return NULL;
		pos += mem_ref_offset(base).force_shwi();
		base = TREE_OPERAND(TREE_OPERAND(base, 0), 0);
	}
	if (!pos.is_constant(&offset))
		return NULL;
	return spell_key(base, offset, key_type);
}

/*
 * atomic_read () of 6.12 is a volatile read of *(int *)&key.enabled, so the
 * type of the reference alone does not show the key: look at the object.
 */
static bool match_load(gimple *stmt, struct osb_guard *guard)
{
	bool enabled;
	tree ref, key_type = NULL_TREE;

	if (!gimple_assign_load_p(stmt) || !gimple_has_volatile_ops(stmt) ||
	    TREE_CODE(gimple_assign_lhs(stmt)) != SSA_NAME ||
	    !INTEGRAL_TYPE_P(TREE_TYPE(gimple_assign_lhs(stmt))))
		return false;
	ref = gimple_assign_rhs1(stmt);
	if (read_key(ref, &enabled) && !enabled)
		return false;
	guard->key = spell_read_key(ref, &key_type);
	if (!guard->key)
		return false;
	guard->form = OSB_FORM_LOAD;
	guard->initially_taken = type_is_named(key_type, "static_key_true");
	return true;
}

/*
 * What the name and the state of its key say about GUARD, whose arm runs while the
 * key is off if it is the else arm of a likely key, and otherwise while it is on.
 */
enum osb_verdict osb_guard_judge_key(const struct osb_guard *guard)
{
	if (!osb_option_selects(osb_opts.keys, osb_opts.skip_keys, guard->key))
		return OSB_KEY_FILTER;
	switch (osb_key_state(guard->key)) {
	case OSB_KEY_ON:
		return guard->likely ? OSB_OK : OSB_KEY_STATE;
	case OSB_KEY_OFF:
		return guard->likely ? OSB_KEY_STATE : OSB_OK;
	case OSB_KEY_MIXED:
		return OSB_KEY_STATE;
	case OSB_KEY_UNKNOWN:
		break;
	}
	if (guard->initially_taken && !osb_opts.initially_taken)
		return OSB_INITIALLY_TAKEN;
	if (guard->likely && !osb_opts.likely_else)
		return OSB_LIKELY_ELSE;
	return OSB_OK;
}

/*
 * Is STMT a static-key guard?  Fills *GUARD (all of it but the arm) and
 * returns true when it is; the key's name then belongs to *GUARD and is freed
 * by osb_guard_release ().  A guard of a form that is not understood is still
 * a guard, with a verdict that says so.
 */
bool osb_guard_match(gimple *stmt, struct osb_guard *guard)
{
	memset(guard, 0, sizeof(*guard));
	guard->stmt = stmt;
	guard->verdict = OSB_OK;
	if (osb_stress_is_on())
		return osb_stress_match(stmt, guard);
	if (gasm *asm_stmt = dyn_cast<gasm *>(stmt)) {
		if (!match_asm_goto(asm_stmt, guard))
			return false;
	} else if (!match_load(stmt, guard)) {
		return false;
	}
	if (guard->verdict == OSB_OK)
		guard->verdict = osb_guard_judge_key(guard);
	return true;
}

/* A bool function whose guard is not further below its head than this... */
#define HELPER_LINES 6

/* ... is a name for the test of a key, like FN with a guard at LOC. */
static bool is_test_helper(tree fn, location_t loc)
{
	expanded_location head = expand_location(DECL_SOURCE_LOCATION(fn));
	expanded_location guard = expand_location(loc);

	return TREE_CODE(TREE_TYPE(TREE_TYPE(fn))) == BOOLEAN_TYPE &&
	       head.file && guard.file && !strcmp(head.file, guard.file) &&
	       guard.line >= head.line && guard.line - head.line <= HELPER_LINES;
}

/*
 * Where the source tests the key by STMT: not in the always_inline functions
 * that the test consists of, nor in a short bool function around it, but where
 * they are used.
 */
location_t osb_guard_location(const gimple *stmt)
{
	location_t loc = gimple_location(stmt);
	tree block = gimple_block(stmt);

	while (block && TREE_CODE(block) == BLOCK) {
		tree fn = BLOCK_ABSTRACT_ORIGIN(block);

		if (inlined_function_outer_scope_p(block)) {
			if (!fn || TREE_CODE(fn) != FUNCTION_DECL ||
			    (!lookup_attribute("always_inline",
					       DECL_ATTRIBUTES(fn)) &&
			     !is_test_helper(fn, loc)))
				break;
			loc = set_block(BLOCK_SOURCE_LOCATION(block),
					BLOCK_SUPERCONTEXT(block));
		}
		block = BLOCK_SUPERCONTEXT(block);
	}
	return loc;
}

void osb_guard_release(struct osb_guard *guard)
{
	free(guard->key);
	guard->key = NULL;
}
