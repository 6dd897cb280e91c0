/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H64: what was cold without the guard is left as GCC has it. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -falign-functions=16 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-assembler-not "(p2align|align)\[^\n\]*\n(\[ \t\]+\\.type\[^\n\]*\n)?callee:" } } */
#include "guard.h"

int work(int a);

static __attribute__((noinline, cold)) int callee(int a)
{
	return work(a) + work(a + 1);
}

int f(int a)
{
	if (K)
		a += callee(a) + callee(a * 3);
	return a + 1;
}
