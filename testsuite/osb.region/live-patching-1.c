/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H81. */
/* { dg-do compile } */
/* { dg-options "-O2 -flive-patching=inline-clone @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=live-patching" } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
