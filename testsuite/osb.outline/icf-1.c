/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Children that look alike stay apart: a trace has to name the right one. */
/* { dg-do compile } */
/* { dg-final { scan-symbol "f.osb.0" } } */
/* { dg-final { scan-symbol "g.osb.0" } } */
/* { dg-final { scan-assembler-times "^\[fg\].osb.0:" 2 } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}

int g(int a)
{
	if (K)
		BULK(a);
	return a + 2;
}
