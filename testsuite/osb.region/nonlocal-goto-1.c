/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H42, H43: a static table holds addresses of labels. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=nonlocal-goto" } } */
#include "guard.h"

int f(int a)
{
	static void *const table[] = { &&zero, &&one };

	if (K) {
		BULK(a);
		note(a);
	}
	goto *table[a & 1];
zero:
	note(10);
	return 1;
one:
	note(11);
	return 2;
}
