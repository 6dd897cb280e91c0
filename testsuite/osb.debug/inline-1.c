/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What was inlined into guarded code is on the way from an address in the child
 * to its caller, and so is what the guard itself was inlined from.
 */
/* { dg-do compile } */
/* { dg-require "gdb" } */
/* { dg-options "-g @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "treatment=outline" } } */
/* { dg-final { debug-chain "*.osb.0" "calc" "^get_ref:LINE(inner) account_osb_0:LINE(outer)$" } } */
/* { dg-final { debug-chain "*.osb.0" "note" "^put_ref:LINE(innermost) get_ref:LINE(between) account_osb_0:LINE(outer)$" } } */
/* { dg-final { debug-stops "inner" "bt" "^#0 +get_ref ...:LINE(inner)\n#1 +account_osb_0 ...:LINE(outer)\n#2 +(... in )?account ...:LINE(guard)\n#3 +f ...:LINE(call)\n" } } */
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
