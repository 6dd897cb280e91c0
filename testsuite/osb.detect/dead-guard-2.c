/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The other guard is reached when the key is on. */
/* { dg-do compile } */
/* { dg-options "-O1 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f key=key" } } */
/* { dg-final { scan-osb-record "function=f.osb.0 key=key2" } } */
#include "guard.h"

void f(int a)
{
	int state;

	if (K)
		state = 1;
	else
		state = 3;
	if (state * state == 1) {
		if (K2)
			BULK(a);
		note(1);
	}
	note(state);
}
