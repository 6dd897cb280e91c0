/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A static function, and clones of it. */
/* { dg-do compile } */
/* { dg-options "-O3 -fipa-cp-clone @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "treatment=outline child=work.*\\.osb\\.0" } } */
/* { dg-final { scan-symbol "work*.osb.0" } } */
#include "guard.h"

static __attribute__((noinline)) long work(long a, long mode)
{
	if (K) {
		BULK(a + mode);
		note(mode);
	}
	return a * mode;
}

long f(long a)
{
	return work(a, 3) + work(a + 1, 3);
}

long g(long a, long b)
{
	return work(a, b);
}
