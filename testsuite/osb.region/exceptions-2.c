/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Without, it is a plain call. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=exceptions" } } */
#include "guard.h"

void unlock(long *p);
void use(long *p);

int f(int a)
{
	long lock __attribute__((cleanup(unlock))) = a;

	use(&lock);
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
