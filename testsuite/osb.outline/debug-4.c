/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A guard that is not in an always_inline function of its own has the scope of
 * the function it was inlined from.  The child must not begin in it.
 */
/* { dg-do compile } */
/* { dg-options "-O1 -g @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=g treatment=outline" } } */
#include "guard.h"

#ifdef __aarch64__
#define SITE	"771:\tnop\n\t"
#else
#define SITE	"771:\t.byte 0x0f, 0x1f, 0x44, 0x00, 0x00\n\t"
#endif

static inline int f(int a)
{
	int local = calc(a);

	asm goto (SITE OSB_ENTRY("%l[on]", "%c0") : : "i" (&key) : : on);
	return local;
on:
	BULK(local);
	return local + 1;
}

int g(int a)
{
	return f(a) + f(a * 2);
}
