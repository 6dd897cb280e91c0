/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A narrow integer or a pointer may. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline live-outs=1" } } */
/* { dg-final { scan-osb-record-not "verdict=live-out-type" } } */
#include "guard.h"

_Bool f(long a)
{
	_Bool r = a == 4;

	if (K) {
		BULK(a);
		r = calc(a) == 5;
	}
	return !r;
}

char *g(char *p, long a)
{
	if (K) {
		BULK(a);
		p += calc(a);
	}
	return p + 1;
}
