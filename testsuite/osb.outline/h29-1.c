/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H29, K51: the buffer of the guarded code is on the stack of its own function: the hot
 * one has no frame.
 */
/* { dg-do compile } */
/* { dg-options "-O2 -Wframe-larger-than=512 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-hot-not f "\\m(rsp|sp)\\M" { target partition } } } */
/* { dg-final { scan-cold f "\\m(rsp|sp)\\M" } } */
#include "guard.h"

void fill(char *p);

int f(int a)
{
	if (K) {
		char b[400];

		fill(b);
		BULK(b[3]);
	}
	return a + 1;
}
