/* SPDX-License-Identifier: GPL-2.0-or-later */
/* mode=split: what could be outlined is split. */
/* { dg-do compile } */
/* { dg-require "partition" } */
/* { dg-options "-O2 @mode=split @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=split verdict=mode-split" } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
/* { dg-final { scan-section "f.cold" ".text.unlikely*" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
