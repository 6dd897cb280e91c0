/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The twin of btf-1.c: split, so there are no children. */
/* { dg-do compile } */
/* { dg-require "pahole" } */
/* { dg-options "-g @mode=split" } */
/* { dg-final { scan-osb-record-not "treatment=outline" } } */
/* { dg-final { debug-btf "" } } */
#include "guard.h"

void ref_test(int a);

NOINLINE long f(long a, int order)
{
	if (K) {
		BULK(a);
		note(order);
	}
	return a + 1;
}

NOINLINE long pair(long a)
{
	long b = 3;

	if (K) {
		BULK(a);
		if (calc(a) == 7)
			return a;
		b = calc(b);
	}
	return calc(b) + 1;
}

void test(int a)
{
	note(f(a, 2));
	note(pair(a));
}

void ref_test(int a)
{
	test(a);
}
