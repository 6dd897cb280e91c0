/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H60a: __init code is freed, and so would its child have to be. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=setup treatment=leave verdict=(user-section|cold-function)" } } */
/* { dg-final { scan-section "setup" ".init.text" } } */
/* { dg-final { scan-symbol-not "setup.*" } } */
#include "guard.h"

static int early_table[4] __attribute__((section(".init.data")));

__attribute__((section(".init.text"), cold)) int setup(int a)
{
	if (K) {
		early_table[a & 3] = 1;
		BULK(a);
	}
	return early_table[0];
}
