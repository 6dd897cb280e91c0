/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Several edges to one place are one exit. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=too-many-exits" } } */
#include "guard.h"

int f(int a)
{
	int r = a;

	if (K) {
		BULK(a);
		if (a == 3)
			goto out;
		note(r);
		if (a == 4)
			goto out;
		note(r * 2);
		if (a == 5)
			goto out;
		note(r * 3);
	}
out:
	note(r);
	return r;
}
