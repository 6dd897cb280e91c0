/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H10, L5. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=local-shared" } } */
#include "guard.h"

int f(int a)
{
	volatile int x = a;

	if (K) {
		x += 100;
		BULK(x);
	}
	return x;
}
