/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H67: with the stack protector everywhere a child has a canary of its own, so that
 * what sets up the canary may not be moved: it is marked, and the mark goes along.
 */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -fstack-protector-all @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=start treatment=outline" } } */
/* { dg-final { scan-cold-not start "__stack_chk_fail|%fs:40,|%fs:40\\)" } } */
/* { dg-final { scan-cold plain "__stack_chk_fail" } } */
#include "guard.h"

__attribute__((no_stack_protector)) int start(long canary)
{
	if (K) {
		BULK(canary);
		asm volatile("movq %0, %%fs:0x28" : : "r" (canary) : "memory");
		note(canary);
	}
	return 1;
}

int plain(long canary)
{
	if (K)
		BULK(canary);
	return 1;
}
