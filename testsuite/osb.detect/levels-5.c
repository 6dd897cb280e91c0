/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Nothing at -Og. */
/* { dg-do compile } */
/* { dg-options "-Og @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record-not "treatment=(outline|split)" } } */
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
