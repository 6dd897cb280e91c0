/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The address alone is nothing. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=kprobe-blacklist" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

static unsigned long __attribute__((used, section("somewhere")))
	address_of_f = (unsigned long)f;
