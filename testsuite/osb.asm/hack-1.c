/* SPDX-License-Identifier: GPL-2.0-or-later */
/* With the jump that becomes a NOP: still one instruction. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -DOSB_JUMP_LABEL_HACK" } */
/* { dg-final { hot-like-off f 1 } } */
/* { dg-final { scan-hot-times f "jmp" 1 } } */
#include "guard.h"

long f(long a)
{
	if (K)
		BULK(a);
	return a + 1;
}
