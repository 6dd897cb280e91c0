/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H82: BTF is made of what the debugger is told.  There is one function of the
 * parent's name, or pahole would find two that differ and take neither; the child
 * has a name without dots.
 */
/* { dg-do compile } */
/* { dg-options "-O2 -g @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=parent treatment=outline child=parent.osb.0" } } */
/* { dg-final { scan-assembler-times "(ascii|string)\[ \t\]+\"parent\[\\\\\"\]" 1 } } */
/* { dg-final { scan-assembler-not "(ascii|string)\[ \t\]+\"parent\\." } } */
#include "guard.h"

int parent(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}
