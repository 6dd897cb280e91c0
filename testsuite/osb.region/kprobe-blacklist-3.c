/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H80: the symbol has another name than the function in the source. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=real_f treatment=leave verdict=kprobe-blacklist" } } */
#include "guard.h"

int f(int a) __asm__("real_f");

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

static unsigned long __attribute__((used, section("_kprobe_blacklist")))
	_kbl_addr_f = (unsigned long)f;
