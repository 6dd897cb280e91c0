/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H105: what only inlining reveals is outlined in the function it lands in. */
/* { dg-do compile } */
/* { dg-options "-O2 -fopt-info-optimized-missed @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f key=key phase=late treatment=outline verdict=ok child=f.osb.0" } } */
/* { dg-final { scan-osb-record-not "verdict=constant-p" } } */
#include "guard.h"

void not_a_constant(void);

static inline int hook(int n, int a)
{
	if (K) {	/* { dg-optimized "Outlined: key 'key' in 'f' to 'f.osb.0' .ok." } */
		if (!__builtin_constant_p(n))
			not_a_constant();
		BULK(a);
		a = calc(a);
	}
	return a;
}

int f(int a)
{
	return hook(3, a);
}
