/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K38: the function says no. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=opt-out" } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

__attribute__((no_outline_static_branch)) int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
