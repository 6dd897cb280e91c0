/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H7: the label skips the rest: nothing is there to move. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=empty-arm" } } */
/* { dg-final { scan-osb-record "function=g treatment=(outline|split)" } } */
/* { dg-final { scan-osb-record-not "function=g verdict=empty-arm" } } */
#include "guard.h"

void f(int a)
{
	if (K)
		return;
	BULK(a);
	note(calc(a));
}

void g(int a)
{
	if (!K)
		return;
	BULK(a);
	note(calc(a));
}
