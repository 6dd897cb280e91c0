/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K32: a guard that guards nothing any more, in code that is split off: its label is the
 * place where it falls through to, which is hot.  H111: only a compiler that checks
 * itself says so.
 */
/* { dg-do compile } */
/* { dg-options "-O2 -fchecking=1 @mode=split" } */
/* { dg-final { scan-osb-record-times "function=(f|g) key=key treatment=split" 2 { target partition } } } */
#include "guard.h"

void f(int a)
{
	if (K) {
		BULK(a);
		if (K2)
			asm ("");
	}
	note(a);
}

long g(long a, long *p)
{
	long x = a;

	do {
		note(x);
		if (K) {
			note(x + 1);
			x = calc(x);
			if (K2)
				x = x;
		}
		x += *p++;
	} while (x < a);
	return x;
}
