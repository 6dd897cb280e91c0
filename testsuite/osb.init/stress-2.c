/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Nothing is chosen of nothing. */
/* { dg-do compile } */
/* { dg-options "-O2 @mode=outline @stress=1 @stress-density=0" } */
/* { dg-final { scan-osb-record-not "treatment=" } } */
/* { dg-final { compile-also "@verbose" "^outline_static_branch: 0 regions treated" } } */
/* { dg-final { scan-symbol-not "f.osb.0" } } */
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
