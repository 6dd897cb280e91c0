/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Faults that tests plant on purpose, to see that they are found
 * (`make fuzz-prove').  A plugin has one of them if it is compiled with
 * -DOSB_PLANT_FAULT=NAME, and otherwise none.
 */
#ifndef OSB_FAULT_H
#define OSB_FAULT_H

enum osb_fault {
	OSB_FAULT_NONE,
	OSB_FAULT_LOCAL_SHARED,	/* a local on both sides may move: it is two */
	OSB_FAULT_LIVE_OUT,	/* a value that the region makes is dropped */
	OSB_FAULT_REGISTER,	/* register variables may move: they lose it */
	OSB_FAULT_WRONG_ARM,	/* a guard is sent to the arm it does not mean */
	OSB_FAULT_ATTRIBUTE	/* a child is traced although its parent is not */
};

#ifndef OSB_PLANT_FAULT
#define OSB_PLANT_FAULT OSB_FAULT_NONE
#endif

static inline bool osb_fault_planted(enum osb_fault fault)
{
	return fault == OSB_PLANT_FAULT;
}

#endif
