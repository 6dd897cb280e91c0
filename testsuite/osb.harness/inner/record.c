/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guard is outlined, not left. */
/* expect: FAIL: .* scan-osb-record function=f treatment=leave */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=leave" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
