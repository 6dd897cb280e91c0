/* SPDX-License-Identifier: GPL-2.0-or-later */
/* One NOP and the plain code: no call, no saved register, no jump. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split)" } } */
/* { dg-final { hot-like-off f 1 } } */
/* { dg-final { scan-hot-not f "call|push|pop|jmp|rsp" } } */
/* { dg-final { scan-hot-times f "\\.byte 0x0f,0x1f" 1 } } */
#include "guard.h"

long f(long a)
{
	if (K)
		BULK(a);
	return a + 1;
}
