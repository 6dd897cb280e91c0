/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K21: GCC does not split what is cold as a whole, and neither is it outlined. */
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
