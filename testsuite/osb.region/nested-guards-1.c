/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H22: outer and inner are outlined as one, and both are recorded. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline child=f.osb.0" } } */
/* { dg-final { scan-osb-record-times "key=key2" 1 } } */
/* { dg-final { scan-assembler-times "quad key2 \\+ 0" 1 { target x86 } } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		if (K2) {
			BULK(a + 1);
			a = calc(a);
		}
		note(a);
	}
	return a;
}
