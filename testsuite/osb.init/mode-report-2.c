/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Helpers and wrappers are left as they are, too. */
/* { dg-do compile } */
/* { dg-options "-O2 @mode=report @min-bytes=0" } */
/* { dg-final { scan-osb-record-not "verdict=shared-child" } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

static inline _Bool enabled(void)
{
	return K;
}

static inline int hook(int a)
{
	if (enabled()) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int f(int a)
{
	return hook(a) + 1;
}

int g(int a)
{
	return hook(a) * hook(a + 1);
}
