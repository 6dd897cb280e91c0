/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Values from before the guard enter PHIs of its first block, which stands behind
 * other guards, nested loops or loops that run but once.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=(f|g|h|k) key=key2? treatment=outline" 5 } } */
/* { dg-additional-options "-fchecking=1" } */
#include "run.h"

/* A key that is tested twice, and as the condition of a loop */
NOINLINE int FN(f)(int a)
{
	signed char x = (K && K);
	int turns = 0;

	note(a);
	for (int i = 0; K && turns++ < 2; i++)
		for (int j = 0; j < 1; j++) {
			x = i;
			note(j);
		}
	note(x);
	return x;
}

static inline long FN(hook)(long a)
{
	unsigned int x = (unsigned int)a / 5;

	if (!KF)
		return a;
	if (K) {
		for (int i = 0; i < 2; i++)
			x = i * 2;
	} else {
		asm ("" : "=&r" (x) : "0" (x));
	}
	note(~(long)x);
	return x;
}

NOINLINE long FN(g)(long a)
{
	return FN(hook)(a) + 1;
}

NOINLINE long FN(h)(long a)
{
	long x = 6;

	if (K2)
		note(a << 3);
	asm volatile ("" : "=r" (x) : "0" (x));
	if (K)
		for (int i = 2; i > 0 && (K || a <= 3); i--)
			switch ((x * 7 + a) & 7) {
			case 1:
				x = calc(x);
			}
	return x;
}

/* The guard is the whole of an inner loop */
NOINLINE long FN(k)(long a)
{
	long x = a | 3;

	for (int i = 1; i > 0 && K2; i--) {
		for (int j = 0; j < 1; j++)
			if (K)
				switch ((i + a) & 7) {
				case 2:
				case 6:
				default:
					x = (x - 3) << (i & 15);
				}
		BULK(x);
	}
	asm volatile ("" : "+r" (x));
	return x;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
	note(FN(h)(a));
	note(FN(k)(a));
}
