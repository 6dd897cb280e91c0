/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H64: arm64's ftrace patches children at addresses that it wants aligned. */
/* { dg-do compile } */
/* { dg-require "aarch64" } */
/* { dg-options "-O2 -falign-functions=8 -fpatchable-function-entry=4,2 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-assembler "align\[ \t\]+3\n(\[ \t\]+\[^\n\]*\n|\\.L\[^\n\]*\n)*f\\.osb\\.0:" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}
