/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Treated when the user names the key, and no other. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @initially-taken @keys=key_unl*" } */
/* { dg-final { scan-osb-record "function=f key=key_unlikely treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=initially-taken" } } */
#include "guard.h"

int f(int a)
{
	if (KU) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
