/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Treated when the user names the key. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline @likely-else @keys=key_true,other" } */
/* { dg-final { scan-osb-record "function=f key=key_true treatment=outline" } } */
/* { dg-final { scan-osb-record-not "verdict=likely-else" } } */
#include "guard.h"

int f(int a)
{
	if (!KT) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
