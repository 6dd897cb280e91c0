/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The twin: what __builtin_constant_p () decides is another thing. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "guard.h"

int f(int a)
{
	if (__builtin_constant_p(a))
		note(a);
	if (K)
		BULK(a);
	return calc(a);
}
