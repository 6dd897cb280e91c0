/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @dump" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-dump-not "outline: object-size" osb_early } } */
/* { dg-final { scan-osb-record-not "verdict=object-size" } } */
#include "guard.h"

static inline void hook(char *p, int a)
{
	if (K) {
		note(sizeof(*p));
		BULK(a);
		note(p[0]);
	}
}

char buffer[8];

int f(int a)
{
	hook(buffer, a);
	return a;
}
