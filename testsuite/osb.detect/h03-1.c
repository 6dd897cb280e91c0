/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H3: between the key and its use stands an asm that may exist once only.  At this
 * level GCC copies nothing to make a branch of the value, and the plugin must not.
 */
/* { dg-do compile } */
/* { dg-options "-O1 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record-not "function=f treatment=(outline|split)" } } */
/* { dg-final { scan-assembler-times "osb_here:" 1 } } */
#include "guard.h"

int f(int a)
{
	_Bool on = K;

	asm volatile("osb_here:");
	if (on)
		BULK(a);
	return a + 1;
}
