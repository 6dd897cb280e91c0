/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H90 to H93: the shape of alloc_hooks(): the call stands in both arms. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "run.h"

#ifndef OSB_TAG
#define OSB_TAG
struct tag { const char *function; long calls; };
#define alloc_hooks(current, call) ({					\
	static struct tag tag = { __func__, 0 };			\
	__typeof__(call) result;					\
	if (K) {							\
		struct tag *old = current;				\
		current = &tag;						\
		tag.calls++;						\
		note(tag.calls);					\
		result = call;						\
		current = old;						\
		note(tag.function[sizeof(__func__) - 2]);		\
	} else {							\
		result = call;						\
	}								\
	result; })
#endif

static struct tag *FN(current_tag);

static NOINLINE long *FN(allocate)(long a)
{
	static long cell;

	note(FN(current_tag) != 0);
	cell = calc(a);
	return &cell;
}

NOINLINE long FN(f)(long a)
{
	long *p = alloc_hooks(FN(current_tag), FN(allocate)(a));

	return *p + 1;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(current_tag) == 0);
}
