/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A tracepoint: the guard, and a loop over its probes out of line. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=schedule key=__tracepoint_sched_switch.key treatment=(outline|split)" } } */
/* { dg-final { scan-osb-record "function=wake key=__tracepoint_sched_wakeup.key treatment=(outline|split)" } } */
/* { dg-final { scan-hot-not schedule "iter" } } */
#include "guard.h"

struct tracepoint {
	const char *name;
	struct static_key key;
	void *static_call_key;
	int (*iterator)(void *data, long a, long b, long c);
	void *funcs;
};

extern struct tracepoint __tracepoint_sched_switch, __tracepoint_sched_wakeup;
int rcu_is_watching(void);
void preempt_off(void);
void preempt_on(void);

#define TRACE(event)							\
	static inline void trace_##event(long a, long b, long c)	\
	{								\
		if (static_key_false(&__tracepoint_##event.key)) {	\
			preempt_off();					\
			if (*(void *volatile *)&__tracepoint_##event.funcs) \
				__tracepoint_##event.iterator(0, a, b, c); \
			preempt_on();					\
		}							\
	}

TRACE(sched_switch)
TRACE(sched_wakeup)

long schedule(long *previous, long *next)
{
	previous[1] = 3;
	trace_sched_switch(previous[0], next[0], 0);
	next[1] = 1;
	return previous[0];
}

void wake(long *task)
{
	task[1] = 0;
	trace_sched_wakeup(task[0], task[2], task[3]);
}
