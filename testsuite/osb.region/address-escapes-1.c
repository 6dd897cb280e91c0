/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H28: outlining the helper early would pin the caller's local to memory. */
/* { dg-do compile } */
/* { dg-options "-O2 -fstack-protector-strong @min-bytes=0 @dump" } */
/* { dg-final { scan-osb-dump "outline: address-escapes" osb_early { target partition } } } */
/* { dg-final { scan-hot-not f "__stack_chk|%fs:40" { target partition } } } */
#include "guard.h"

static inline void hook(long *p, long a)
{
	if (K) {
		BULK(a);
		*p = calc(a);
		note(*p);
	}
}

long f(long a)
{
	long value = a;

	hook(&value, a);
	return value * 2;
}
