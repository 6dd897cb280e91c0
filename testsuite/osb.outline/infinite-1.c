/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H74, K40: the guarded code is a loop without an end. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
/* { dg-final { scan-cold-not f "^\[ \t\]+ret" } } */
/* { dg-final { scan-osb-record-times "function=f" 1 } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		for (;;)
			BULK(a);
	}
	return a + 1;
}
