/* SPDX-License-Identifier: GPL-2.0-or-later */
/* A scan for what must not be there finds it. */
/* expect: FAIL: .* scan-osb-record-not function=f */
/* { dg-do compile } */
/* { dg-final { scan-osb-record-not "function=f" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
