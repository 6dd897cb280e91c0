/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H105: a helper that is inlined in several places has one child. */
/* { dg-do compile } */
/* { dg-options "-O2 -fopt-info-optimized-missed @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f key=key phase=early treatment=outline verdict=shared-child child=hook.osb.0" } } */
/* { dg-final { scan-osb-record "function=g key=key phase=early treatment=outline verdict=shared-child child=hook.osb.0" } } */
/* { dg-final { scan-symbol "hook.osb.0" } } */
/* { dg-final { scan-symbol-not "f.osb.*" } } */
/* { dg-final { scan-assembler-times "^hook.osb.0:" 1 } } */
#include "guard.h"

static inline int hook(int a, int b)
{
	if (K) {	/* { dg-optimized "Outlined: key 'key' in '(f|g|hook)' to 'hook.osb.0' " } */
		BULK(a);
		BULK(b);
		a = calc(a);
	}
	return a;
}

int f(int a)
{
	return hook(a, 1) + 1;
}

int g(int a)
{
	return hook(a, 2) + hook(3, a);
}
