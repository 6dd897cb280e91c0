/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=label-address" } } */
#include "guard.h"

void trace(void *address);

int f(int a, void *here)
{
	note(a);
	if (K) {
		trace(here);
		if (a)
			goto inside;
		note(3);
inside:
		BULK(a);
	}
	return a;
}
