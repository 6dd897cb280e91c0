/* SPDX-License-Identifier: GPL-2.0-or-later */
/* arm64: where blocks are not divided, the stub follows the return. */
/* { dg-do compile } */
/* { dg-require "aarch64 !partition" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-assembler "ret\n(\[^\n\]*\n)*\[ \t\]+bl?\[ \t\]+f.osb.0" } } */
/* { dg-final { scan-assembler-not "f\\.cold" } } */
#include "guard.h"

void f(long *p, long a)
{
	p[0] = a;
	if (K)
		BULK(a);
	p[1] = a;
}
