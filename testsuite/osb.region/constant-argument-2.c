/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Nobody knows the value. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @dump" } */
/* { dg-final { scan-osb-dump-not "outline: constant-argument" osb_early } } */
/* { dg-final { scan-osb-record "function=f treatment=outline child=hook.osb.0" } } */
/* { dg-final { scan-osb-record-not "verdict=constant-argument" } } */
#include "guard.h"

void maybe(long a);

static inline void hook(long a, int wanted)
{
	if (K) {
		BULK(a);
		if (wanted)
			maybe(a);
		note(a * 9);
	}
}

long f(long a, int wanted)
{
	hook(a, wanted);
	return a;
}
