/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The twin of stale-1.c without the plugin. */
/* { dg-do compile } */
/* { dg-require "gdb" } */
/* { dg-options "-g @no-plugin" } */
/* { dg-final { debug-stops "here" "print kept" "= 301" } } */
/* { dg-final { debug-stops "here" "print x" "= (7|<optimized out>)" } } */
/* { dg-final { compare-debug } } */
#include "guard.h"

void ref_test(int a);

NOINLINE long f(long a)
{
	long x = calc(a);
	long kept = x;

	note(a);
	x = 7;
	if (K) {
		BULK(kept);
		note(kept + 2); /* here */
		note(kept + x);
	}
	return x;
}

void test(int a)
{
	note(f(100));
	note(a);
}

void ref_test(int a)
{
	test(a);
}
