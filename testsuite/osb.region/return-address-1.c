/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H41: the return address of a caller. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=return-address" } } */
#include "guard.h"

void trace(void *address);

int f(int a)
{
	if (K) {
		trace(__builtin_return_address(1));
		BULK(a);
	}
	return a;
}
