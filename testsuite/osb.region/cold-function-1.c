/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=cold-function" } } */
#include "guard.h"

__attribute__((cold)) int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
