/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H110: CONFIG_JUMP_LABEL=n: the guard is a read of the counter. */
/* { dg-do compile } */
/* { dg-options "-O2 -DOSB_NO_JUMP_LABEL @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record-times "function=f key=key treatment=outline" 1 } } */
/* { dg-final { scan-osb-record-times "function=g key=bare treatment=outline" 1 } } */
/* { dg-final { scan-symbol "f.osb.0" } } */
#include "guard.h"

struct static_key bare = STATIC_KEY_INIT_FALSE;

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int g(int a)
{
	if (static_key_false(&bare)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
