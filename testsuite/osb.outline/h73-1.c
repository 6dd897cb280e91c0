/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H73: the guarded code turns out to do nothing after it has been moved.  A child
 * may stay or go, but nobody calls one that is gone.
 */
/* { dg-do link } */
/* { dg-require "hosted" } */
/* { dg-options "-O2 @mode=outline @min-bytes=0" } */
#include "guard.h"

void note(long value)
{
	asm volatile("" : : "r" (value));
}

long calc(long value)
{
	return value;
}

static int nothing(int a)
{
	int i, x = a;

	for (i = 0; i < 5; i++)
		x = x * 3 + i;
	return x;
}

NOINLINE int f(int a, int *p)
{
	if (K) {
		int i, t[8];

		for (i = 0; i < 8; i++)
			t[i] = nothing(a + i);
		if (t[3] == p[0] && 0)
			note(a);
	}
	return a;
}

int main(void)
{
	int zero = 0;

	return f(0, &zero);
}
