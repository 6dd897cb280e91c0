/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H40, K42: stack that is allocated under the key has to stay allocated. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=alloca" } } */
#include "run.h"

static NOINLINE unsigned long FN(depth)(void)
{
	return (unsigned long)__builtin_frame_address(0);
}

NOINLINE long FN(f)(int a)
{
	if (K) {
		char *p = __builtin_alloca((a & 3) * 256 + 512);

		asm volatile("" : : "r" (p) : "memory");
		BULK(a);
	}
	return FN(depth)() & 0xfffffff0UL;
}

void FN(test)(int a)
{
	/* The depth of the frame without the allocation, from the same place */
	unsigned long here = (unsigned long)__builtin_frame_address(0);
	long moved = (here & 0xfffffff0UL) - FN(f)(a);

	/* Frames differ in size, allocations by hundreds */
	note(moved / 256);
}
