/* SPDX-License-Identifier: GPL-2.0-or-later */
/* How keys are called that are parts of something. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f key=__tracepoint_sched.key treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g key=keys.2. treatment=outline" } } */
/* { dg-final { scan-osb-record "function=h key=table.1..feature.key treatment=outline" } } */
/* { dg-final { scan-osb-record "function=i key=elsewhere treatment=outline" } } */
/* { dg-final { scan-osb-record "function=j key=own treatment=outline" } } */
/* { dg-final { scan-osb-record "function=k key=grid.1..2. treatment=outline" } } */
#include "guard.h"

struct tracepoint {
	const char *name;
	struct static_key key;
	void *funcs;
};

struct tracepoint __tracepoint_sched;

struct static_key_false keys[4];

struct {
	int before;
	struct { long x; struct static_key_false key; } feature;
} table[3];

extern struct static_key_false elsewhere;

static struct static_key_false grid[2][3];

#define FUNCTION(name, guard)		\
	int name(int a)			\
	{				\
		if (guard) {		\
			BULK(a);	\
			a = calc(a);	\
		}			\
		return a;		\
	}

FUNCTION(f, static_key_false(&__tracepoint_sched.key))
FUNCTION(g, static_branch_unlikely(&keys[2]))
FUNCTION(h, static_branch_unlikely(&table[1].feature.key))
FUNCTION(i, static_branch_unlikely(&elsewhere))

int j(int a)
{
	static struct static_key_false own;

	if (static_branch_unlikely(&own)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

FUNCTION(k, static_branch_unlikely(&grid[1][2]))
