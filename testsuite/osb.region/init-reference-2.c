/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=init-reference" } } */
#include "guard.h"

void setup(int a);
extern int table[4] __attribute__((section(".data.once")));

int f(int a)
{
	if (K) {
		setup(a);
		table[1] = a;
		BULK(a);
	}
	return a;
}
