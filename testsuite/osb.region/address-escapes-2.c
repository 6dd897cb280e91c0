/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The pointer is somebody else's. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @dump" } */
/* { dg-final { scan-osb-record "function=f phase=early treatment=outline" } } */
/* { dg-final { scan-osb-dump-not "outline: address-escapes" osb_early } } */
/* { dg-final { scan-osb-record-not "verdict=address-escapes" } } */
#include "guard.h"

static inline void hook(long *p, long a)
{
	if (K) {
		BULK(a);
		*p = calc(a);
		note(*p);
	}
}

long f(long *p, long a)
{
	hook(p, a);
	return *p * 2;
}
