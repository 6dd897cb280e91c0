/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Narrow integers and pointers may. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=4" } } */
/* { dg-final { scan-osb-record-not "verdict=live-in-type" } } */
#include "guard.h"

long f(unsigned char c, short s, _Bool b, long *p)
{
	if (K) {
		note(c);
		note(s);
		note(b);
		note(*p);
		note(c + s);
	}
	return c + s + b + *p;
}
