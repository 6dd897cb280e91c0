/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H28: what is passed by value costs the hot function no canary. */
/* { dg-do compile } */
/* { dg-options "-O2 -fstack-protector-strong @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=2" } } */
/* { dg-final { scan-hot-not f "__stack_chk|%fs:40|%gs:40" } } */
#include "guard.h"

long f(long a)
{
	long x = a, y = a + 1;

	if (K) {
		BULK(a);
		x = calc(x);
		y = calc(y);
	}
	return x ^ y;
}
