/* SPDX-License-Identifier: GPL-2.0-or-later */
/* What is expected to fail and does not is a failure. */
/* expect: XPASS: .* scan-osb-record function=f */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=outline" { xfail *-*-* } } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
