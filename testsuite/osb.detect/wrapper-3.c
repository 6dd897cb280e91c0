/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H9: a body that is only there to be inlined leaves nothing in the object. */
/* { dg-do compile } */
/* { dg-additional-options "-w" } */
/* { dg-final { scan-osb-record-times "function=g treatment=outline" 1 } } */
/* { dg-final { scan-osb-record-not "function=ei" } } */
/* { dg-final { scan-symbol-not "ei*" } } */
#include "guard.h"

extern inline __attribute__((gnu_inline)) int ei(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int g(int a)
{
	return ei(a) + 1;
}
