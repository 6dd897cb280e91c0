/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H66: a plain indirect call stays a plain one. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -mindirect-branch=thunk-extern -mindirect-branch-register @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-cold-not f "__x86_indirect_thunk" } } */
/* { dg-final { scan-cold g "__x86_indirect_thunk" } } */
#include "guard.h"

__attribute__((indirect_branch("keep"))) int f(void (*op)(int), int a)
{
	if (K) {
		op(a);
		op(a + 1);
		note(a);
	}
	return a + 1;
}

int g(void (*op)(int), int a)
{
	if (K) {
		op(a);
		op(a + 1);
		note(a);
	}
	return a + 1;
}
