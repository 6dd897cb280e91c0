/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H49. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=leave verdict=nested-function" } } */
#include "guard.h"

void call(void (*op)(int));

int f(int a)
{
	int x = a;
	void add(int n) { x += n; }

	call(add);
	if (K) {
		add(7);
		BULK(x);
	}
	return x;
}
