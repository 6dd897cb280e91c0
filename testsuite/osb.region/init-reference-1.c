/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H60a: what is freed after the start is used. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=init-reference" } } */
/* { dg-final { scan-osb-record "function=g treatment=(leave|split) verdict=init-reference" } } */
#include "guard.h"

__attribute__((section(".init.text"))) void setup(int a);
extern int table[4] __attribute__((section(".init.data")));

int f(int a)
{
	if (K) {
		setup(a);
		BULK(a);
	}
	return a;
}

int g(int a)
{
	if (K) {
		table[1] = a;
		BULK(a);
	}
	return a;
}
