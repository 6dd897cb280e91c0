/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H49: a nested function is called, and through a pointer. */
/* { dg-do run } */
/* { dg-additional-options "-z execstack" { target x86 } } */
/* { dg-final { scan-osb-record-not "function=f treatment=outline" } } */
#include "run.h"

NOINLINE int FN(f)(int a)
{
	int x = a;

	__attribute__((noinline)) void add(int n)
	{
		x += n;
	}

	if (K) {
		add(7);
		BULK(x);
		add(a);
	}
	add(1);
	return x;
}

NOINLINE int FN(g)(int a)
{
	int x = a;

	__attribute__((noinline)) void add(int n)
	{
		if (K) {
			x += n;
			BULK(n);
		}
		x++;
	}

	add(4);
	return x;
}

void FN(test)(int a)
{
	note(FN(f)(a));
	note(FN(g)(a));
}
