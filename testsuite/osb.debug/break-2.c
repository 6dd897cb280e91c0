/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The twin of break-1.c without the plugin: it stops in f() itself. */
/* { dg-do compile } */
/* { dg-require "gdb" } */
/* { dg-options "-g @no-plugin" } */
/* { dg-final { debug-stops "here" "bt" "^#0 +f ...:LINE(here)\n#1 +(... in )?test " } } */
#include "guard.h"

void ref_test(int a);

NOINLINE long f(long a)
{
	a = calc(a);
	if (K) {
		note(a);
		BULK(a);
		note(a + 19); /* here */
	}
	return a + 1;
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
