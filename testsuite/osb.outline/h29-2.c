/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H29: a buffer that both sides use stays where it is, and there is one of it. */
/* { dg-do compile } */
/* { dg-options "-O2 -Wframe-larger-than=512 @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=local-shared" } } */
/* { dg-final { scan-symbol-not "f.osb.*" } } */
#include "guard.h"

void fill(char *p);

int f(int a)
{
	char b[400];

	b[a] = 1;
	if (K) {
		b[a + 1] = 2;
		BULK(b[3]);
	}
	fill(b);
	return b[0];
}
