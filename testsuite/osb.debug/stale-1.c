/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A parameter of the child is named after the variable that its value was made
 * for, which may have another value by then: that must not be shown for it.
 */
/* { dg-do compile } */
/* { dg-require "gdb" } */
/* { dg-options "-g @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
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
