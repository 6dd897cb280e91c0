/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H75: code that is freed after the start keeps the guards it holds: none of their
 * entries points into text that stays, or the other way round.
 */
/* { dg-do compile } */
/* { dg-final { scan-osb-record-times "function=start treatment=leave verdict=user-section" 2 } } */
/* { dg-final { scan-symbol-not "start.*" } } */
/* { dg-final { jump-entries-stay 2 } } */
#include "guard.h"

__attribute__((section(".init.text"))) void start(int a)
{
	if (K) {
		BULK(a);
		if (K2)
			BULK(a + 1);
	}
}
