/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H61, K16, L1: noinstr. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=user-section" } } */
/* { dg-final { scan-section "f" ".noinstr.text" } } */
/* { dg-final { scan-symbol-not "f.osb.*" } } */
/* { dg-final { scan-symbol-not "f.cold" } } */
#include "guard.h"

__attribute__((section(".noinstr.text"))) int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
