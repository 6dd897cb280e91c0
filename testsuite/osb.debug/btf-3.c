/* SPDX-License-Identifier: GPL-2.0-or-later */
/* btf-1.c as a kernel is compiled: outlined or split, whichever is better. */
/* { dg-do compile } */
/* { dg-require "pahole" } */
/* { dg-options "-g @mode=auto" } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
/* { dg-final { debug-btf "f_osb_0 pair_osb_0" } } */
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
