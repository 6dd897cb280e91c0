/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K1: a function that is called like one that the compiler knows: its child is none of
 * these.  A call of a constant function whose result nobody needs would be dropped, and
 * with it what the guarded code does.
 */
/* { dg-do run } */
/* { dg-final { scan-osb-record "function=ffs treatment=outline child=ffs.osb.0 live-outs=0" } } */
/* { dg-final { scan-osb-record "function=toascii treatment=outline child=toascii.osb.0 live-outs=1" } } */
#include "run.h"

/* Calls by these names would be computed in place: they go over a pointer. */
NOINLINE int FN(ffs)(int a)
{
	if (K)
		BULK(a);
	return a + 5;
}

NOINLINE int FN(toascii)(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a * 2;
}

static int (*volatile FN(operation))(int);

void FN(test)(int a)
{
	FN(operation) = FN(ffs);
	note(FN(operation)(a));
	FN(operation) = FN(toascii);
	note(FN(operation)(a));
}
