/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H62, H83: no_sanitize goes with the code. */
/* { dg-do compile } */
/* { dg-require "asan" } */
/* { dg-options "-O2 -fsanitize=address @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-cold-not f "__asan_report" } } */
/* { dg-final { scan-cold g "__asan_report" } } */
#include "guard.h"

__attribute__((no_sanitize("address"))) int f(int *p, int a)
{
	if (K) {
		p[3] = a;
		BULK(a);
	}
	return a + 1;
}

int g(int *p, int a)
{
	if (K) {
		p[3] = a;
		BULK(a);
	}
	return a + 1;
}
