/* SPDX-License-Identifier: GPL-2.0-or-later */
/* An interrupt handler saves every register: a call costs more than it seems. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -mgeneral-regs-only @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=special-abi" } } */
#include "guard.h"

struct frame;

__attribute__((interrupt)) void f(struct frame *frame)
{
	if (K) {
		BULK(1);
		note(calc(2));
	}
}
