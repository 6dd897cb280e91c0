/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H40: the alloca of add_random_kstack_offset() stays in invoke_syscall(). */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=invoke_syscall treatment=(leave|split) verdict=alloca" } } */
/* { dg-final { scan-assembler "(sub(q)?\[ \t\]+%r\[a-z0-9\]+, %rsp|sub\[ \t\]+sp, sp, x)" } } */
#include "guard.h"

extern unsigned int kstack_offset;

long invoke_syscall(long (*call)(void *), void *regs)
{
	long r;

	if (K) {
		unsigned char *p = __builtin_alloca(kstack_offset & 0x3f0);

		asm volatile("" : : "r" (p) : "memory");
	}
	r = call(regs);
	if (K)
		kstack_offset ^= r << 3;
	return r;
}
