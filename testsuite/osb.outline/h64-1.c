/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H64: nobody asked for alignment: the child has none, as cold functions do. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-assembler-not "(p2align|align)\[^\n\]*\n(\[ \t\]+\\.type\[^\n\]*\n)?f\\.osb\\.0:" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}
