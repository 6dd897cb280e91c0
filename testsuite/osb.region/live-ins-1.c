/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H25: more than max-args= allows. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @max-args=3" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=live-ins" } } */
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
