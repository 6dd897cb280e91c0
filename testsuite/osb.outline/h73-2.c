/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H73: the child is called, never jumped into, and it is a function by itself. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-cold f "call\[ \t\]+f\\.osb\\.0" } } */
/* { dg-final { scan-assembler-not "(jmp|j\[a-z\]+)\[ \t\]+f\\.osb\\.0\[^\n\]*\[+\]" } } */
/* { dg-final { scan-assembler "size\[ \t\]+f\\.osb\\.0, \\.-f\\.osb\\.0" } } */
/* { dg-final { scan-assembler "f\\.osb\\.0:\n(\\.LF\[^\n\]*\n)?\[ \t\]+\\.cfi_startproc" } } */
#include "guard.h"

long f(long a)
{
	note(a);
	if (K) {
		BULK(a);
		a = calc(a);
	}
	note(a + 1);
	return a;
}
