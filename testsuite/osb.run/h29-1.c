/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H29, K13, K35: two buffers may share their place on the stack. */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=f key=key treatment=leave verdict=local-shared" } } */
/* { dg-final { scan-osb-record "function=f key=key2 treatment=outline" } } */
#include "run.h"

static NOINLINE void FN(use)(char *b, int value)
{
	int i;

	for (i = 0; i < 64; i++)
		b[i] = value + i;
}

NOINLINE int FN(f)(int a)
{
	int r = 0;

	{
		char b[64];

		FN(use)(b, a);
		if (K) {
			FN(use)(b, a + 1);
			BULK(b[5]);
		}
		r += b[7];
	}
	{
		char c[64];

		FN(use)(c, a + 2);
		r += c[9];
		if (K2) {
			char d[64];

			FN(use)(d, a + 3);
			BULK(d[1]);
		}
		r += c[11];
	}
	return r;
}

void FN(test)(int a)
{
	note(FN(f)(a));
}
