/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Clones for several processors, and the resolver of an ifunc. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f.* treatment=leave verdict=special-abi" } } */
/* { dg-final { scan-osb-record "function=resolve treatment=leave verdict=special-abi" } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
#include "guard.h"

__attribute__((target_clones("avx2", "default"))) int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

static int one(int a)
{
	return a + 1;
}

static void *resolve(void)
{
	if (K) {
		BULK(1);
		note(2);
	}
	return one;
}

int g(int a) __attribute__((ifunc("resolve")));
