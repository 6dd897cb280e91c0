/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A kernel that can be traced: a call at the start of f, none besides. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -pg -mfentry -mrecord-mcount -mnop-mcount -fno-pic" } */
/* { dg-final { scan-hot-not f "push|call" } } */
#include "guard.h"

long f(long a)
{
	if (K)
		BULK(a);
	return a + 1;
}
