/* SPDX-License-Identifier: GPL-2.0-or-later */
/* BTF has the functions that it has without the plugin. */
/* { dg-do compile } */
/* { dg-require "pahole" } */
/* { dg-options "-g @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
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
