/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K && K2: two guards, each recorded once. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record-times "key=key" 1 } } */
/* { dg-final { scan-osb-record-times "key=key2" 1 } } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
#include "guard.h"

int f(int a)
{
	if (K && K2) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
