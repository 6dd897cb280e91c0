/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H62, H108: a pure parent does not make a pure child. */
/* { dg-do compile } */
/* { dg-final { scan-cold f "(call|jmp|bl|b)\[ \t\]+f.osb.0" { target x86 } } } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
#include "guard.h"

extern int table[4];

__attribute__((pure)) int f(int a)
{
	int r = table[0];

	if (K) {
		r += calc(table[1] * a);
		r ^= calc(table[2] + a);
		r -= calc(table[3] - a);
	}
	return r;
}
