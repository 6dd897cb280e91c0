/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The older interface: static_key_false() and a bare struct static_key. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f key=bare treatment=outline" } } */
#include "guard.h"

struct static_key bare = STATIC_KEY_INIT_FALSE;

int f(int a)
{
	if (static_key_false(&bare)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
