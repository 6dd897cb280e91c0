/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: ERROR: .*unknown effective target "x68" */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f" { target x68 } } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
