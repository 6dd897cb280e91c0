/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The jump that objtool turns into a NOP: by the time it runs, it is one. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -DOSB_JUMP_LABEL_HACK @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record-times "function=f key=key treatment=outline" 1 } } */
/* { dg-final { scan-osb-record "function=g key=key_true treatment=leave verdict=likely-else" } } */
/* { dg-final { scan-osb-record "function=h key=key_unlikely treatment=leave verdict=initially-taken" } } */
#include "guard.h"

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
	if (!KT) {
		BULK(a);
		a = calc(a + 1);
	}
	return a;
}

int h(int a)
{
	if (KU) {
		BULK(a);
		a = calc(a + 2);
	}
	return a;
}
