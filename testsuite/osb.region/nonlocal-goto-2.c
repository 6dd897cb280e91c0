/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=nonlocal-goto" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		note(a);
	}
	if (a & 1)
		goto one;
	note(10);
	return 1;
one:
	note(11);
	return 2;
}
