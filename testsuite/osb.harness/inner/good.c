/* SPDX-License-Identifier: GPL-2.0-or-later */
/* As it should be. */
/* expect: pass */
/* { dg-do run } */
/* { dg-options "-O2 -fopt-info-optimized @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-hot f "ret" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	if (K) {	/* { dg-optimized "Outlined: key 'key' in 'f' to 'f.osb.0'" } */
		BULK(a);
		a = calc(a);
	}
	return a;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
