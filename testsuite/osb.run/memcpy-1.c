/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Library calls and whole structures on globals, inside. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "run.h"

#ifndef OSB_BLOCK
#define OSB_BLOCK
struct block { int v[16]; };
#endif

static struct block FN(one), FN(two);

NOINLINE int FN(f)(int n)
{
	if (K) {
		__builtin_memcpy(&FN(one).v[2], &FN(two).v[n & 3], 24);
		FN(two) = FN(one);
		__builtin_memset(&FN(one), n, 8);
		BULK(FN(two).v[3]);
	}
	return FN(one).v[0];
}

void FN(test)(int a)
{
	int i;

	for (i = 0; i < 16; i++) {
		FN(one).v[i] = a + i;
		FN(two).v[i] = a * i;
	}
	note(FN(f)(a));
	for (i = 0; i < 16; i++)
		note(FN(one).v[i] ^ FN(two).v[i]);
}
