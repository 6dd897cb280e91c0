/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H75, H100: each guard keeps its one entry, and no copy is made of it. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record-times "function=f key=key treatment=outline" 2 } } */
/* { dg-final { scan-assembler-times "pushsection __jump_table" 4 { target x86 } } } */
/* { dg-final { scan-osb-record-times "key=.*" 4 } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		if (K2)
			BULK(a + 1);
	}
	if (K)
		BULK(a + 2);
	if (KT)
		a = calc(a);
	return a;
}
