/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The same structure behind a pointer. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=parm-memory" } } */
#include "guard.h"

struct big { long v[6]; };
void update(struct big *b);

long f(struct big *b, long a)
{
	if (K) {
		BULK(a);
		update(b);
	}
	return b->v[3];
}
