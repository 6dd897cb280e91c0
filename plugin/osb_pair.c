// SPDX-License-Identifier: GPL-2.0-or-later
/*
 * A jump that shows which function a cold part belongs to.
 *
 * The kernel's objtool finds the parent of fn.cold by the name fn, and where several
 * functions are called fn (static ones in different files, copies of an inline
 * function of a header) it finds one of them for all.  It corrects that where a
 * function jumps into a cold part.  Guards do not count as jumps: it has made NOPs
 * of them by then.  Where nothing but guards leads into the cold part, one of them
 * goes there over a jump behind the function's last instruction:
 *
 *	fn:	NOP		-> label	fn:	NOP	-> stub
 *		...					...
 *		ret					ret
 *						stub:	jmp label
 *	fn.cold:				fn.cold:
 *	label:	guarded code			label:	guarded code
 */

#include "osb.h"

/*
 * May the cold part of FN be taken for that of another function?  The name of a
 * global function is found before those of all static ones, but a weak one may be
 * replaced by another of its name.
 */
static bool name_is_ambiguous(tree fn)
{
	return !TREE_PUBLIC(fn) || DECL_WEAK(fn);
}

static bool ends_in_asm_goto(basic_block bb)
{
	rtx_insn *end = BB_END(bb);

	return JUMP_P(end) && extract_asm_operands(PATTERN(end));
}

/* Does BB end in a jump with its target in it?  objtool follows no other. */
static bool ends_in_direct_jump(basic_block bb)
{
	rtx_insn *end = BB_END(bb);

	return JUMP_P(end) && (any_condjump_p(end) || any_uncondjump_p(end));
}

/*
 * An edge from a guard of the hot part into the cold part; NULL when there is none,
 * or when another instruction jumps there.
 */
static edge find_lonely_guard(void)
{
	edge found = NULL;
	basic_block bb;

	FOR_EACH_BB_FN(bb, cfun) {
		edge_iterator ei;
		edge e;

		if (BB_PARTITION(bb) != BB_HOT_PARTITION)
			continue;
		FOR_EACH_EDGE(e, ei, bb->succs) {
			if (!(e->flags & EDGE_CROSSING))
				continue;
			if (ends_in_direct_jump(bb))
				return NULL;
			if (!found && ends_in_asm_goto(bb) &&
			    !(e->flags & EDGE_FALLTHRU))
				found = e;
		}
	}
	return found;
}

/* The last block of the hot part, which lies before the cold one. */
static basic_block last_hot_block(void)
{
	basic_block bb, last = NULL;

	FOR_EACH_BB_FN(bb, cfun)
		if (BB_PARTITION(bb) == BB_HOT_PARTITION)
			last = bb;
	return last;
}

/* A block behind LAST, which does not fall through, that jumps to COLD. */
static basic_block build_stub(basic_block last, basic_block cold)
{
	rtx_insn *end = NEXT_INSN(BB_END(last)), *jump;
	basic_block stub;

	while (!BARRIER_P(end))
		end = NEXT_INSN(end);
	stub = create_basic_block(NEXT_INSN(end), NULL, last);
	BB_SET_PARTITION(stub, BB_HOT_PARTITION);
	stub->count = profile_count::zero();
	make_single_succ_edge(stub, cold, EDGE_CROSSING);
	jump = emit_jump_insn_after(targetm.gen_jump(block_label(cold)),
				    BB_END(stub));
	JUMP_LABEL(jump) = block_label(cold);
	LABEL_NUSES(block_label(cold))++;
	CROSSING_JUMP_P(jump) = 1;
	emit_barrier_after(jump);
	return stub;
}

/*
 * Give the current function, whose blocks have their final order, such a jump if it
 * needs one.
 */
void osb_pair_cold_part(void)
{
	basic_block last;
	edge e;

	if (!crtl->has_bb_partition ||
	    !name_is_ambiguous(current_function_decl))
		return;
	e = find_lonely_guard();
	last = last_hot_block();
	if (!e || !last || find_fallthru_edge(last->succs))
		return;
	redirect_edge_and_branch(e, build_stub(last, e->dest));
	osb_verify_rtl();
}
