/* SPDX-License-Identifier: GPL-2.0-or-later */
/* static_branch_unlikely() on a key that is off: the arm to move. */
/* { dg-do compile } */
/* { dg-options "-O2 -fopt-info-optimized-missed @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record-times "function=f key=key treatment=outline" 1 } } */
/* { dg-final { scan-osb-record "file=.+/unlikely-1.c line=13" } } */
/* { dg-final { scan-symbol "f.osb.0" } } */
#include "guard.h"

int f(int a)
{
	/* The key is tested in the next line */
	if (K) {	/* { dg-optimized "Outlined: key 'key' in 'f' to 'f.osb.0' \\\[(ok|shared-child)\\\]" } */
		BULK(a);
		a = calc(a);
	}
	return a;
}
