/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H83: AddressSanitizer, as a kernel has it: the access before the guard is checked in
 * the function and the guarded one in the child, each once.
 */
/* { dg-do compile } */
/* { dg-require "x86 asan" } */
/* { dg-options "-O2 -fsanitize=kernel-address --param asan-instrumentation-with-call-threshold=0 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=2" } } */
/* { dg-final { scan-assembler-times "__asan_load4_noabort" 1 } } */
/* { dg-final { scan-hot f "__asan_load4_noabort" } } */
/* { dg-final { scan-assembler-times "__asan_store4_noabort" 1 } } */
/* { dg-final { scan-hot f.osb.0 "__asan_store4_noabort" } } */
#include "guard.h"

int f(int *p)
{
	int r;

	{
		int l = *p;

		if (K) {
			note(l);
			p[1] = l;
		}
		r = l;
	}
	return r;
}
