/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=nested-function" } } */
#include "guard.h"

static void add(int n)
{
	note(n);
}

void call(void (*op)(int));

int f(int a)
{
	call(add);
	if (K) {
		add(7);
		BULK(a);
	}
	return a;
}
