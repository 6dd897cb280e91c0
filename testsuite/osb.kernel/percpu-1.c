/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H32: per-CPU accesses and `current', in and around the guarded code. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
/* { dg-final { scan-assembler "%gs:pcpu_hot" } } */
/* { dg-final { scan-assembler-not "%gs:%r|%gs:\\(%r" } } */
#include "guard.h"

struct task { long tag, state; };
extern struct { struct task *current_task; int count; } pcpu_hot;

static __always_inline struct task *get_current(void)
{
	struct task *task;

	asm("movq %%gs:%P1, %0" : "=r" (task) : "p" (&pcpu_hot.current_task));
	return task;
}

long f(long a)
{
	struct task *me = get_current();

	me->state = a;
	if (K) {
		struct task *task = get_current();

		note(task->tag);
		task->tag = calc(a);
		asm volatile("incl %%gs:%0" : "+m" (pcpu_hot.count));
		note(me->tag);
	}
	return a + 1;
}
