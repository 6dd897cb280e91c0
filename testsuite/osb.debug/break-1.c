/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A breakpoint in guarded code stops there: in the child that f() calls. */
/* { dg-do compile } */
/* { dg-require "gdb" } */
/* { dg-options "-g @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { debug-stops "here" "bt" "^#0 +f_osb_0 ...:LINE(here)\n#1 +(... in )?f ...:LINE(guard)\n#2 +(... in )?test " } } */
/* { dg-final { debug-stops "here" "finish" "^(... in )?f " } } */
#include "guard.h"

void ref_test(int a);

NOINLINE long f(long a)
{
	a = calc(a);
	if (K) { /* guard */
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
