/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H47: how large the object is comes out of a choice that is folded late.  Asked in
 * a function that does not see the choice, the answer would be "unknown".
 */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-assembler-not "(movq|mov)\[ \t\]+(.-1, %rdi|x0, -1)" } } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "guard.h"

void copy(char *to, unsigned long size);

int f(int a)
{
	char b[24];

	if (K) {
		copy(b, __builtin_object_size(b, 0));
		copy(b + 8, __builtin_object_size(b + 8, 0));
		BULK(a);
	}
	return a;
}
