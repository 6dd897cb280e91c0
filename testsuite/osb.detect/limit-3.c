/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @limit=3" } */
/* { dg-final { scan-osb-record-times "treatment=outline" 2 } } */
/* { dg-final { scan-osb-record-not "verdict=limit" } } */
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
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
