/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The records' section: flags, and nothing of it is loaded. */
/* { dg-do compile } */
/* { dg-final { scan-assembler "\\.discard\\.osb,\"e\"" } } */
/* { dg-final { scan-assembler-times "osb1" 1 } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}
