/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Two static functions may have one name; objtool knows which of them a cold part
 * belongs to by a jump into it, and guards are none.  One jump is enough.
 */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @mode=split" } */
/* { dg-final { scan-osb-record-times "function=f key=key2? treatment=split" 2 } } */
/* { dg-final { scan-hot f "\tret\n(\[^\n\]*\n)*\tjmp\t\.L\[0-9\]+\n" } } */
/* { dg-final { scan-hot-not f "\tjmp\t(\[^\n\]*\n)*\tjmp\t" } } */
#include "guard.h"

#ifndef LINKAGE
#define LINKAGE static
#endif

LINKAGE long f(long a);

LINKAGE NOINLINE long f(long a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	note(a);
	if (K2)
		BULK(a);
	return a + calc(a);
}

long g(long a)
{
	return f(a);
}
