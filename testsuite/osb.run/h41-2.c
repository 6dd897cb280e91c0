/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H41: the frame of a caller further up. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=(return-address|stack-pointer)" } } */
#include "run.h"

static char *FN(seen);

static NOINLINE void FN(trace)(void *frame, int a)
{
	FN(seen) = frame;
	note(a);
}

NOINLINE long FN(f)(int a)
{
	char here;
	long distance = 0;

	if (K) {
		FN(trace)(__builtin_frame_address(0), a);
		BULK(a);
	}
	asm volatile("" : : "r" (&here) : "memory");
	if (FN(seen))
		distance = FN(seen) - &here;
	return distance >= -64 && distance <= 256;
}

void FN(test)(int a)
{
	FN(seen) = 0;
	note(FN(f)(a));
}
