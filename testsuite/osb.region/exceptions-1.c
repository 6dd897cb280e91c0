/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H48, K8, K24, K39: with -fexceptions a cleanup is an exception region. */
/* { dg-do compile } */
/* { dg-options "-O2 -fexceptions @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=exceptions" } } */
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
