/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H80: NOKPROBE_SYMBOL() names the function, not its child. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=kprobe-blacklist" } } */
/* { dg-final { scan-osb-record-not "function=g verdict=kprobe-blacklist" } } */
#include "guard.h"

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

int g(int a)
{
	if (K) {
		BULK(a + 1);
		a = calc(a);
	}
	return a;
}
