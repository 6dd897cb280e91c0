/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -mgeneral-regs-only @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=special-abi" } } */
#include "guard.h"

struct frame;

void f(struct frame *frame)
{
	if (K) {
		BULK(1);
		note(calc(2));
	}
}
