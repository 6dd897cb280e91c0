/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H11, K1. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=parm-memory" } } */
/* { dg-final { scan-osb-record "function=g treatment=(leave|split) verdict=(parm-memory|local-shared)" } } */
#include "guard.h"

struct big { long v[6]; };
void update(struct big *b);

long f(struct big b, long a)
{
	if (K) {
		BULK(a);
		update(&b);
	}
	return b.v[3];
}

struct big g(long a)
{
	struct big x = { { a } };

	update(&x);
	if (K) {
		BULK(a);
		update(&x);
	}
	return x;
}
