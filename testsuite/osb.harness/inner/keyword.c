/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: ERROR: .*dg-do */
/* { dg-do compil } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
