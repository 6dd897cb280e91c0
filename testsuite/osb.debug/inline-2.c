/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The twin of inline-1.c without the plugin: no child on the way. */
/* { dg-do compile } */
/* { dg-require "gdb" } */
/* { dg-options "-g @no-plugin" } */
/* { dg-final { debug-chain "f*" "calc" "^get_ref:LINE(inner) account:LINE(outer) f:LINE(call)$" } } */
/* { dg-final { debug-chain "f*" "note" "^put_ref:LINE(innermost) get_ref:LINE(between) account:LINE(outer) f:LINE(call)$" } } */
/* { dg-final { debug-stops "inner" "bt" "^#0 +get_ref ...:LINE(inner)\n#1 +account ...:LINE(outer)\n#2 +f ...:LINE(call)\n" } } */
/* { dg-final { compare-debug } } */
#include "guard.h"

#define ALWAYS_INLINE	inline __attribute__((always_inline))

struct ref { long index; long count; };

void ref_test(int a);
static ALWAYS_INLINE void put_ref(struct ref *ref, long value);

static ALWAYS_INLINE void get_ref(struct ref *ref, long value)
{
	ref->index = value;
	ref->count++;
	value = calc(value + 26); /* inner */
	put_ref(ref, value); /* between */
}

static ALWAYS_INLINE void put_ref(struct ref *ref, long value)
{
	ref->index += value;
	note(value - 33); /* innermost */
	ref->count--;
}

static struct ref refs[2];

static inline void account(int order)
{
	if (K) { /* guard */
		get_ref(&refs[order & 1], order); /* outer */
		BULK(order);
	}
}

NOINLINE long f(int order)
{
	account(order); /* call */
	return order + 1;
}

void test(int a)
{
	note(f(a));
	note(2);
}

void ref_test(int a)
{
	test(a);
}
