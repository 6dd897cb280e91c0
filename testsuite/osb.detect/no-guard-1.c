/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H87: an object without a guard has no section for records. */
/* { dg-do compile } */
/* { dg-final { scan-no-osb-section } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

int f(int a)
{
	if (unlikely(a == 3)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
