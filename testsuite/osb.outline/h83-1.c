/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H83, K18: ThreadSanitizer (and with it the kernel's KCSAN): each access is reported
 * once, and each function says when it is entered and left.
 */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -fsanitize=thread @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-assembler-times "__tsan_write8" 1 } } */
/* { dg-final { scan-assembler-times "__tsan_read8" 2 } } */
/* { dg-final { scan-cold f "__tsan_write8" } } */
/* { dg-final { scan-hot-times f "__tsan_read8" 1 } } */
/* { dg-final { scan-hot-times f "__tsan_func_entry" 1 } } */
/* { dg-final { scan-hot-times f "__tsan_func_exit" 1 } } */
/* { dg-final { scan-hot-times f.osb.0 "__tsan_func_entry" 1 } } */
/* { dg-final { scan-hot-times f.osb.0 "__tsan_func_exit" 1 } } */
#include "guard.h"

long f(long *p, long *q, int a)
{
	long r = *q;

	if (K) {
		BULK(a);
		p[1] = calc(p[2]);
	}
	return r;
}
