/* SPDX-License-Identifier: GPL-2.0-or-later */
/* max-args=0: nothing may go in. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @max-args=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=live-ins" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline live-ins=0" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}

int g(int a)
{
	if (K) {
		BULK(7);
		note(3);
	}
	return a;
}
