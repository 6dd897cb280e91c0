/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: ERROR: .*no such field: treatmnt */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatmnt=outline" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
