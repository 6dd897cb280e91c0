/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The address of a local that the function gave away before is an argument. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|leave)" } } */
#include "guard.h"

void fill(int *p);

int f(int a)
{
	int b[4] = { 1, 2, 3, a };

	fill(b);
	if (K) {
		fill(b + 1);
		BULK(b[2]);
	}
	fill(b);
	return b[0];
}
