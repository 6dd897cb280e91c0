/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Blocks that are split off are out of the hot part as well. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @mode=split" } */
/* { dg-final { scan-hot-not f "call" } } */
/* { dg-final { scan-cold f "call\[ \t\]+note" } } */
#include "guard.h"

long f(long a)
{
	if (K)
		BULK(a);
	return a + 1;
}
