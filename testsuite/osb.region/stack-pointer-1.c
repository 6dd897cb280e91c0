/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H34: the address of the frame is data. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=stack-pointer" } } */
#include "guard.h"

void trace(void *frame);

int f(int a)
{
	if (K) {
		trace(__builtin_frame_address(0));
		BULK(a);
	}
	return a;
}
