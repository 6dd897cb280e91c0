/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What a tagged word means is found out in the guarded code where it and the
 * other value are no more than max-args= allows; one by itself may pass.
 */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @max-args=1" } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=1" } } */
#include "guard.h"

void f(const volatile unsigned long *p)
{
	unsigned long word = *p;
	const volatile unsigned long *q = p;

	if (word & 1)
		q = (const volatile unsigned long *)(word - 1);
	if (K) {
		note((long)q);
		note(*q);
		BULK(q[1]);
	}
}
