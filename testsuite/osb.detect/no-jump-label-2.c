/* SPDX-License-Identifier: GPL-2.0-or-later */
/* CONFIG_JUMP_LABEL=n: likely keys and keys that are on at first. */
/* { dg-do compile } */
/* { dg-options "-O2 -DOSB_NO_JUMP_LABEL @min-bytes=0" } */
/* { dg-final { scan-osb-record-not "treatment=(outline|split)" } } */
/* { dg-final { scan-symbol-not "*.osb.*" } } */
#include "guard.h"

int f(int a)
{
	if (KT) {
		BULK(a);
		a = calc(a);
	} else {
		BULK(a + 1);
	}
	return a;
}

int g(int a)
{
	if (KU) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
