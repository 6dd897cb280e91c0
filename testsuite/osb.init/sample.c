/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One guard that can be treated and one that is left; init.exp compiles this. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record-times "key=.*" 2 } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int g(int a)
{
	if (KT)
		a = calc(a);
	else
		BULK(a);
	return a;
}
