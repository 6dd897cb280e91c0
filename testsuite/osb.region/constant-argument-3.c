/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A function that nobody defines stands for what must not be left after inlining:
 * the object does not need it, as it does not without the plugin.
 */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record "function=h treatment=outline" } } */
/* { dg-final { scan-assembler-not "bad_size" } } */
#include "guard.h"

void bad_size(void);

static inline void hook(long *p, int size)
{
	if (K) {
		if (size & (size - 1))
			bad_size();
		note(*p + size);
		note(*p);
	}
}

long f(long *p)
{
	hook(p, 4);
	return *p;
}

long g(long *p)
{
	hook(p, 2);
	return *p + 1;
}

long h(long *p)
{
	hook(p, 8);
	return *p + 2;
}
