/* SPDX-License-Identifier: GPL-2.0-or-later */
/* stress=: any branch is a guard, and nothing else is one. */
/* { dg-do compile } */
/* { dg-options "-O2 @mode=outline @stress=1 @stress-density=100" } */
/* { dg-final { scan-osb-record "function=f key=stress treatment=outline" } } */
/* { dg-final { scan-osb-record-not "key=key" } } */
/* { dg-final { scan-symbol "f.osb.0" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		note(a);
	if (a > 3) {
		BULK(a);
	} else {
		BULK(a - 1);
		note(a);
	}
	return a;
}
