/* SPDX-License-Identifier: GPL-2.0-or-later */
/* -ffunction-sections is no section of the user. */
/* { dg-do compile } */
/* { dg-options "-O2 -ffunction-sections @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-section "f" ".text.f" } } */
/* { dg-final { scan-section "f.osb.0" ".text.unlikely*" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
