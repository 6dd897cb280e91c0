/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: ERROR: .*scan-osb-recrod */
/* { dg-do compile } */
/* { dg-final { scan-osb-recrod "function=f treatment=outline" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
