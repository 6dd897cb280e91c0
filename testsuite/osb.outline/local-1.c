/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The child is a local function, without an alias, and stays one function. */
/* { dg-do compile } */
/* { dg-final { scan-assembler-not "globl\[ \t\]+f\\.osb" } } */
/* { dg-final { scan-assembler "type\[ \t\]+f\\.osb\\.0, (@|%)function" } } */
/* { dg-final { scan-symbol-not "f.osb.0.*" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}
