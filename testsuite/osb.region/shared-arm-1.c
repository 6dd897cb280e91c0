/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The guarded code can be reached without the key. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f key=key treatment=leave verdict=shared-arm" } } */
#include "guard.h"

int f(int a)
{
	if (K || a == 3) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
