/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Faults that tests plant on purpose, to see that they are found.  A plugin has
 * one of them if it is compiled with -DOSB_PLANT_FAULT=NAME (`make fault-plugin
 * FAULT=NAME'), and otherwise none.  What a program does shows those of the first
 * group (`make fuzz-prove'); those whose names begin with OSB_FAULT_IR_, and a
 * local that is two, are for the plugin's own verification (osb_verify.c); the last
 * take away what mends GCC.
 */
#ifndef OSB_FAULT_H
#define OSB_FAULT_H

enum osb_fault {
	OSB_FAULT_NONE,
	OSB_FAULT_LOCAL_SHARED,	/* a local on both sides may move: it is two */
	OSB_FAULT_LIVE_OUT,	/* a value that the region makes is dropped */
	OSB_FAULT_REGISTER,	/* register variables may move: they lose it */
	OSB_FAULT_WRONG_ARM,	/* a guard is sent to the arm it does not mean */
	OSB_FAULT_ATTRIBUTE,	/* a child is traced although its parent is not */

	OSB_FAULT_IR_WARM_ARM,	/* an arm is not marked when it is split */
	OSB_FAULT_IR_WARM_STUB,	/* executions come back to marked blocks */
	OSB_FAULT_IR_FOREIGN,	/* PHIs name locals of the other function */
	OSB_FAULT_IR_LABEL,	/* the label of an asm goto is elsewhere */
	OSB_FAULT_IR_LOOP,	/* a loop stays where its header is not */
	OSB_FAULT_IR_CALLS,	/* the call graph does not know of the child */

	/* GCC's own faults, not mended (osb_repair.c, docs/gcc-bugs.md) */
	OSB_FAULT_GCC_OBSTACK,	/* bitmaps of functions that are added late */
	OSB_FAULT_GCC_COUNTS,	/* counts of zero that spread */
	OSB_FAULT_GCC_WAYS,	/* RTL: executed blocks that lead nowhere */
	OSB_FAULT_GCC_ASM_GOTO	/* RTL: an asm goto that jumps to where it falls */
};

#ifndef OSB_PLANT_FAULT
#define OSB_PLANT_FAULT OSB_FAULT_NONE
#endif

static inline bool osb_fault_planted(enum osb_fault fault)
{
	return fault == OSB_PLANT_FAULT;
}

#endif
