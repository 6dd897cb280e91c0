/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H8: nothing is guarded. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record-not "function=f treatment=(outline|split)" } } */
/* { dg-final { scan-osb-record "function=g treatment=leave verdict=empty-arm" } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		;
	note(a);
	return a;
}

int g(int a)
{
	if (!K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
