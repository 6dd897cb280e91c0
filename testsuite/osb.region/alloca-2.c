/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H40: memory of a fixed size. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=alloca" } } */
#include "guard.h"

int random_offset(void);

long f(long (*syscall)(long), long a)
{
	if (K) {
		unsigned char p[64];

		p[random_offset() & 63] = 3;
		asm volatile("" : : "r" (p) : "memory");
		BULK(a);
	}
	return syscall(a);
}
