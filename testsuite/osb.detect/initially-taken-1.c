/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f key=key_unlikely treatment=leave verdict=initially-taken" } } */
#include "guard.h"

int f(int a)
{
	if (KU) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
