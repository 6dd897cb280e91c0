/* SPDX-License-Identifier: GPL-2.0-or-later */
/* As many as it allows. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @max-args=4 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=4" } } */
/* { dg-final { scan-osb-record-not "verdict=live-ins" } } */
#include "guard.h"

long f(long a, long b, long c, long d)
{
	if (K) {
		note(a);
		note(b);
		note(c);
		note(d);
		note(a + d);
	}
	return a + b + c + d;
}
