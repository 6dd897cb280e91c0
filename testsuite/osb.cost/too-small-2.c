/* SPDX-License-Identifier: GPL-2.0-or-later */
/* min-bytes= is the border. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=1" } */
/* { dg-final { scan-osb-record-not "verdict=too-small" } } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
#include "guard.h"

void f(long *p, long a)
{
	p[0] = a;
	if (K) {
		p[1] = a * 3;
		p[2] = a * 5;
		p[3] = a * 7;
	}
}
