/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K51: buffers of the guarded code cost the hot path no canary. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -fstack-protector-strong" } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
/* { dg-final { hot-like-off f 1 } } */
/* { dg-final { scan-hot-not f "fs:40|chk_fail|rsp" } } */
#include "guard.h"

void fill(char *p);

long f(long a)
{
	if (K) {
		char b[64];

		fill(b);
		note(b[3]);
		note(b[4]);
	}
	return a + 1;
}
