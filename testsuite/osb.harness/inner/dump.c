/* SPDX-License-Identifier: GPL-2.0-or-later */
/* No dump was asked for: its absence is no proof. */
/* expect: FAIL: .* scan-osb-dump-not nothing */
/* { dg-do compile } */
/* { dg-final { scan-osb-dump-not "nothing" osb_late } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
