/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What the parent knows about a value does not hold for another caller. */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=(f|g|h) treatment=outline child=hook.osb.0" 3 } } */
#include "run.h"

static inline long FN(hook)(long n)
{
	if (K) {
		BULK(n);
		if (n > 5)
			note(1);
		if (n < 0)
			note(2);
		n = n / 4;
	}
	return n;
}

NOINLINE long FN(f)(long n)
{
	if (n <= 5)
		return 0;
	return FN(hook)(n);
}

NOINLINE long FN(g)(long n)
{
	return FN(hook)(-(n & 15)) + 1;
}

NOINLINE long FN(h)(unsigned char n)
{
	return FN(hook)(n) + 2;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
	note(FN(h)(a));
}
