/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The early form: a helper that is inlined in many places costs a NOP each. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -fno-inline-small-functions -fno-inline-functions" } */
/* { dg-final { scan-osb-record "function=g treatment=outline" } } */
/* { dg-final { scan-assembler-times "^hook.osb.0:" 1 } } */
/* { dg-final { hot-no-worse f } } */
/* { dg-final { hot-like-off g 1 } } */
#include "guard.h"

static __attribute__((always_inline)) inline void bare(long a)
{
	note(a);
}

static inline void hook(long a)
{
	if (K) {
		bare(a);
		bare(a + 1);
		bare(a + 3);
		bare(a * 5);
		bare(a ^ 5);
	}
}

void f(long *p, long a)
{
	hook(a);
	p[0] = a;
	hook(a + 2);
}

void g(long *p, long a)
{
	p[0] = a * 2;
	hook(a);
}
