/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A function is chosen by its symbol. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @functions=real_*" } */
/* { dg-final { scan-osb-record "function=real_f treatment=outline child=real_f.osb.0" } } */
#include "guard.h"

int f(int a) __asm__("real_f");

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
