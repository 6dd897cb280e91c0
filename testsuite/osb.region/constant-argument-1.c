/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A caller passes a constant that decides a branch in the guarded code: outlined
 * early, every caller would pay for both sides of it.
 */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @dump" } */
/* { dg-final { scan-osb-dump "outline: constant-argument" osb_early } } */
/* { dg-final { scan-osb-record "function=f treatment=outline verdict=ok child=f.osb.0" } } */
/* { dg-final { scan-assembler-not "never" } } */
#include "guard.h"

void never(long a);

static inline void hook(long a, int wanted)
{
	if (K) {
		BULK(a);
		if (wanted)
			never(a);
		note(a * 9);
	}
}

long f(long a)
{
	hook(a, 0);
	return a;
}
