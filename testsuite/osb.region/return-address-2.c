/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H41: one's own can be passed on, if the plugin cares to. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline" } } */
/* { dg-final { scan-osb-record-not "function=g verdict=return-address" } } */
#include "guard.h"

void trace(void *address);

int f(int a)
{
	if (K) {
		trace(__builtin_return_address(0));
		BULK(a);
	}
	return a;
}

int g(int a)
{
	void *address = __builtin_return_address(0);

	trace(address);
	if (K) {
		trace(address);
		BULK(a);
	}
	return a;
}
