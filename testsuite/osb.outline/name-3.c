/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H72, K33: the assembler name of the parent counts, and nothing has .cold in it. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=other_name child=other_name.osb.0" } } */
/* { dg-final { scan-symbol "other_name.osb.0" } } */
/* { dg-final { scan-assembler-not "osb\[.0-9\]*\\.cold" } } */
/* { dg-final { scan-assembler-not "cold\\.osb" } } */
#include "guard.h"

void f(int a) asm("other_name");

void f(int a)
{
	if (K)
		BULK(a);
}
