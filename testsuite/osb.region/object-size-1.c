/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H47: the early pass sees it before it is folded. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @dump" } */
/* { dg-final { scan-osb-dump "outline: object-size" osb_early } } */
/* { dg-final { scan-assembler "(movl|mov)\[ \t\]+(.8, %edi|\[wx\]0, 8)" } } */
#include "guard.h"

static inline void hook(char *p, int a)
{
	if (K) {
		note(__builtin_object_size(p, 1));
		BULK(a);
		note(p[0]);
	}
}

char buffer[8];

int f(int a)
{
	hook(buffer, a);
	return a;
}
