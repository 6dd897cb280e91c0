/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=always-inline" } } */
#include "guard.h"

inline int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

extern int f(int a);
