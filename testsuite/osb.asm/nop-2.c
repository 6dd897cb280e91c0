/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Values live across the cold call: GCC saves registers for them, no more than
   it does without the plugin. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { hot-no-worse f } } */
#include "guard.h"

long work(long a);

long f(long a, long b)
{
	long r = work(a);

	if (K) {
		BULK(a);
		BULK(b);
		note(r);
	}
	return r;
}
