/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Every kind of debug information, with GCC's own checks and without a word. */
/* { dg-do compile } */
/* { dg-options "-g @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "treatment=outline" } } */
/* { dg-final { compile-also "-gdwarf-4 -fchecking=1" "\\A\\Z" } } */
/* { dg-final { compile-also "-gdwarf-5 -fchecking=1" "\\A\\Z" } } */
/* { dg-final { compile-also "-gsplit-dwarf -fchecking=1" "\\A\\Z" } } */
/* { dg-final { compile-also "-g1 -fchecking=1" "\\A\\Z" } } */
/* { dg-final { compile-also "-g3 -fchecking=1" "\\A\\Z" } } */
/* { dg-final { compile-also "-gstatement-frontiers -ginline-points -fchecking=1" "\\A\\Z" } } */
/* { dg-final { compile-also "-fno-var-tracking-assignments -fchecking=1" "\\A\\Z" } } */
/* { dg-final { compile-also "-fno-var-tracking -fchecking=1" "\\A\\Z" } } */
/* { dg-final { compile-also "-flto -fchecking=1" "\\A\\Z" } } */
/* { dg-final { compile-also "-fcompare-debug" "\\A\\Z" } } */
/* { dg-final { compare-debug } } */
#include "guard.h"

struct pair { long first, second; };

static inline __attribute__((always_inline)) long sum(const struct pair *pair)
{
	long all = pair->first + pair->second;

	note(all);
	return all * 2;
}

/* A local that is taken apart, one in memory, one of changing size. */
static inline __attribute__((always_inline)) long hook(long a, int n)
{
	static long times;
	struct pair apart = { a, n };
	long twice = sum(&apart);

	if (K) {
		long array[n & 7 | 1];
		struct pair whole = { twice, a };
		struct pair *where = &whole;

		array[0] = times++;
		calc((long)array);
		calc((long)where);
		apart.first = calc(array[0]);
		twice += sum(&apart) + sum(where);
		switch (n) {
		case 1:
			BULK(twice);
		case 2:
			note(whole.second);
		again:
			if (calc(twice) == 3)
				goto again;
		}
		twice = calc(twice);
	}
	return twice + apart.second;
}

NOINLINE long f(long a, int n)
{
	long first = hook(a, n);

	for (int i = 0; i < n; i++) {
		a += hook(first, i);
		if (K2) {
			long inner = a * i;

			BULK(inner);
			if (calc(inner) == 5)
				return i;
			first = inner;
		}
	}
	return a ^ first;
}
