/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H75: an entry of the jump table has its instruction and its label in one function,
 * wherever the guard has gone: into the child, into the cold part, or nowhere.
 */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f key=key treatment=outline" } } */
/* { dg-final { scan-osb-record "function=g key=key treatment=outline" } } */
/* { dg-final { jump-entries-stay 7 } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		if (K2) {
			BULK(a + 1);
			a = calc(a);
		}
		note(a);
		if (KT)
			note(a - 1);
	}
	if (KT)
		a = calc(a);
	return a;
}

int g(int a, int n)
{
	while (n--) {
		if (K) {
			BULK(a);
			if (K2)
				break;
			note(n);
		}
		a += calc(n);
	}
	if (KF)
		note(a);
	return a;
}
