/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: FAIL: .* scan-section f .text.unlikely */
/* expect: FAIL: .* scan-symbol nothing */
/* expect: FAIL: .* scan-symbol-not f.osb.* */
/* expect: FAIL: .* compare-plain */
/* { dg-do compile } */
/* { dg-final { scan-section "f" ".text.unlikely" } } */
/* { dg-final { scan-symbol "nothing" } } */
/* { dg-final { scan-symbol-not "f.osb.*" } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
