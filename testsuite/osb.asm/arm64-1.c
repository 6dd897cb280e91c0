/* SPDX-License-Identifier: GPL-2.0-or-later */
/* arm64: one NOP and the plain code. */
/* { dg-do compile } */
/* { dg-require "aarch64" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-hot-times f "\tnop" 1 } } */
/* { dg-final { scan-hot-not f "note" } } */
/* { dg-final { scan-section "f.osb.0" ".text.unlikely*" } } */
#include "guard.h"

long f(long a)
{
	if (K)
		BULK(a);
	return a + 1;
}
