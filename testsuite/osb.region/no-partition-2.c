/* SPDX-License-Identifier: GPL-2.0-or-later */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=split" } */
/* { dg-final { scan-osb-record "function=f treatment=split" { target partition } } } */
/* { dg-final { scan-osb-record-not "verdict=no-partition" { target partition } } } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=no-partition" { target !partition } } } */
/* { dg-final { scan-section "f.cold" ".text.unlikely*" { target partition } } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
