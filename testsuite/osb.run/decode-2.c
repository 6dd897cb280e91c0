/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Near misses: another bit, another addend, a word that was not tested on the
 * way, a value that the hot path wants as well, a tag in a loop.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record-times "function=(other_bit|two_addends|untested|wanted|loop|two_others) treatment=outline" 6 } } */
#include "run.h"

NOINLINE void FN(other_bit)(volatile unsigned long *p, unsigned long a)
{
	unsigned long x = *p, v;

	if (x & 2)
		v = x - 1;
	else
		v = a;
	if (K) {
		note(v);
		BULK(v);
	}
}

NOINLINE void FN(two_addends)(volatile unsigned long *p, unsigned long a)
{
	unsigned long x = p[0], v = a;

	if (x & 1) {
		v = x - 1;
	} else {
		x = p[1];
		if (x & 1)
			v = x + 1;
	}
	if (K) {
		note(v);
		BULK(v);
	}
}

NOINLINE void FN(untested)(volatile unsigned long *p, unsigned long a)
{
	unsigned long x = p[0], y = p[1], v = a;

	if (x & 1)
		v = y - 1;
	if (K) {
		note(v);
		BULK(v);
	}
}

NOINLINE unsigned long FN(wanted)(volatile unsigned long *p, unsigned long a)
{
	unsigned long x = p[0], v = a;

	if (x & 1)
		v = x - 1;
	if (K) {
		note(v);
		BULK(v);
	}
	return v * 3;
}

NOINLINE void FN(loop)(volatile unsigned long *p, unsigned long a)
{
	unsigned long v = a;

	for (int i = 0; i < 4; i++) {
		unsigned long x = p[i & 1];

		if (x & 1)
			v = x - 1;
		else if (i & 1)
			v = a;
		if (K) {
			note(v);
			BULK(v);
		}
	}
}

NOINLINE void FN(two_others)(volatile unsigned long *p, unsigned long a,
			     unsigned long b)
{
	unsigned long x = p[0], v = a;

	if (x & 1)
		v = x - 1;
	else if (p[1] & 1)
		v = b;
	if (K) {
		note(v);
		BULK(v);
	}
}

void FN(test)(int a)
{
	for (int i = 0; i < 16; i++) {
		volatile unsigned long words[2] = { i & 3, 8 + (i >> 2) };

		FN(other_bit)(words, a);
		FN(two_addends)(words, a);
		FN(untested)(words, a);
		note(FN(wanted)(words, a));
		FN(loop)(words, a);
		FN(two_others)(words, a, a + 77);
	}
}
