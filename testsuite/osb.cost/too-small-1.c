/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A single store: a call would be larger. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=too-small" } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
#include "guard.h"

void f(long *p, long a)
{
	p[0] = a;
	if (K)
		p[1] = a;
}
