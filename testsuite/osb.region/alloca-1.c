/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H40, K28, L4: the shape of add_random_kstack_offset(). */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=alloca" } } */
#include "guard.h"

int random_offset(void);

long f(long (*syscall)(long), long a)
{
	if (K) {
		unsigned char *p = __builtin_alloca(random_offset() & 0x3f0);

		asm volatile("" : : "r" (p) : "memory");
		BULK(a);
	}
	return syscall(a);
}
