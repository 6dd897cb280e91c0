/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=weak" } } */
#include "guard.h"

int other(int a) __attribute__((weak));

int f(int a)
{
	if (K) {
		BULK(a);
		a = other(a);
	}
	return a;
}
