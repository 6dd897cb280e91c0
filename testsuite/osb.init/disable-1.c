/* SPDX-License-Identifier: GPL-2.0-or-later */
/* K38: the plugin can be switched off: no record, and the code of the stock compiler. */
/* { dg-do compile } */
/* { dg-options "-O2 @disable" } */
/* { dg-final { scan-no-osb-section } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
