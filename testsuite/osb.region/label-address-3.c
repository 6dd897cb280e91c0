/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H42: label and address are both inside. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=label-address" } } */
#include "guard.h"

void trace(void *address);

int f(int a)
{
	note(a);
	if (K) {
		trace(({ __label__ l; l: &&l; }));
		BULK(a);
	}
	return a;
}
