/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H43, K28. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=returns-twice" } } */
#include "guard.h"

int again(void) __attribute__((returns_twice));

int f(int a)
{
	if (again())
		return 1;
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
