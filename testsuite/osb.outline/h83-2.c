/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H83: the checks of UBSAN go with the code they check, each once. */
/* { dg-do compile } */
/* { dg-options "-O2 -fsanitize=shift,bounds,signed-integer-overflow @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-assembler-times "(call|jmp|bl|b)\[ \t\]+__ubsan_handle_out_of_bounds" 1 } } */
/* { dg-final { scan-assembler-times "(call|jmp|bl|b)\[ \t\]+__ubsan_handle_shift_out_of_bounds" 1 } } */
/* { dg-final { scan-hot-not f "__ubsan" } } */
#include "guard.h"

extern int table[8];

int f(int a, int b)
{
	if (K) {
		note(table[a]);
		note(1 << b);
		note(a);
	}
	return a;
}
