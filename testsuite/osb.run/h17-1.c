/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H17, H40, K43: a variable-length array, allocated and freed inside. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=alloca" } } */
#include "run.h"

static NOINLINE void FN(fill)(char *b, int n)
{
	int i;

	for (i = 0; i < n; i++)
		b[i] = i;
}

NOINLINE int FN(f)(int n)
{
	if (K) {
		char b[n];

		FN(fill)(b, n);
		BULK(b[n - 1]);
	}
	return n;
}

void FN(test)(int a)
{
	note(FN(f)((a & 63) + 1));
}
