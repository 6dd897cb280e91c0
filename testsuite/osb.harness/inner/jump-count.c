/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: FAIL: .* jump-entries-stay 2 */
/* One entry where two are wanted */
/* { dg-do compile } */
/* { dg-final { jump-entries-stay 2 } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
