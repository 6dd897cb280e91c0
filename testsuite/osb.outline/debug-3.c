/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H84, K25, K47: an address in the child leads to the line of the guarded code. */
/* { dg-do compile } */
/* { dg-options "-O2 -g @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-cold f "\\.loc \[0-9\]+ 16 " } } */
/* { dg-final { scan-cold f "\\.loc \[0-9\]+ 18 " } } */
#include "guard.h"

void one(int a);
void two(int a);

int f(int a)
{
	if (K) {
		one(a);

		two(a + 1);
	}
	return a + 1;
}
