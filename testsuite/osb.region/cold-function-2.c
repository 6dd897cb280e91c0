/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=cold-function" } } */
#include "guard.h"

__attribute__((hot)) int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
