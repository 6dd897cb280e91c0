/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The function gave the address away before: it could be an argument, and is not. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=local-shared" } } */
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
