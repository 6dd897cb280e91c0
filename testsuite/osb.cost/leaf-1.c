/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H27: a leaf function must not become one that saves registers for a call. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record-not "function=f treatment=outline" } } */
/* { dg-final { scan-hot-not f "push|call|\\mbl\\M|stp" } } */
#include "guard.h"

long f(long *p)
{
	long v = p[0];

	if (K)
		p[1] = v;
	return v + p[2];
}
