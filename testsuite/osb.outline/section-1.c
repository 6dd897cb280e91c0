/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H60, H26: the child is in .text.unlikely, the stub is not in .text. */
/* { dg-do compile } */
/* { dg-final { scan-section "f" ".text" } } */
/* { dg-final { scan-section "f.osb.0" ".text.unlikely*" } } */
/* { dg-final { scan-section "f.cold" ".text.unlikely*" { target x86 } } } */
/* { dg-final { scan-hot-not f "f.osb.0" { target x86 } } } */
/* { dg-final { scan-cold f "(call|jmp|bl|b)\[ \t\]+f.osb.0" { target x86 } } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}
