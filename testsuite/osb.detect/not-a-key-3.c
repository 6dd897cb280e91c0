/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Reads of memory that are no static key. */
/* { dg-do compile } */
/* { dg-final { scan-no-osb-section } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

volatile int flag;
atomic_t counter;
struct other { atomic_t enabled; } other;

int f(int a)
{
	if (unlikely(flag > 0)) {
		BULK(a);
		a = calc(a);
	}
	if (unlikely(*(volatile int *)&counter.counter > 0)) {
		BULK(a);
		a = calc(a);
	}
	if (unlikely(*(volatile int *)&other.enabled.counter > 0)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
