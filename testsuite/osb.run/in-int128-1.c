/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H24: a value of two registers goes in: not outlined, and right. */
/* { dg-do run } */
/* { dg-require "int128" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=live-in-type" } } */
#include "run.h"

NOINLINE long FN(f)(__int128 big)
{
	if (K) {
		note((long)big);
		note((long)(big >> 64));
		BULK((long)(big >> 3));
	}
	return (long)(big >> 60);
}

void FN(test)(int a)
{
	note(FN(f)(((__int128)a << 64) + a * 7));
}
