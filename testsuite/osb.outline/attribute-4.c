/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H62: options of the function itself: target() and optimize(). */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-cold f "popcnt" } } */
/* { dg-final { scan-cold-not g "popcnt\[ql\]?\[ \t\]+%" } } */
#include "guard.h"

__attribute__((target("popcnt"))) int f(unsigned long a)
{
	if (K) {
		note(__builtin_popcountl(a));
		BULK(a);
	}
	return a + 1;
}

int g(unsigned long a)
{
	if (K) {
		note(__builtin_popcountl(a));
		BULK(a);
	}
	return a + 1;
}
