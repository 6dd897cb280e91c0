/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H49. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=add.* treatment=leave verdict=nested-function" } } */
/* { dg-final { scan-osb-record-not "function=f treatment=outline" } } */
#include "guard.h"

void call(void (*op)(int));

int f(int a)
{
	int x = a;
	void add(int n)
	{
		if (K2) {
			x += n;
			BULK(n);
		}
		x++;
	}

	call(add);
	if (K) {
		add(7);
		BULK(x);
	}
	return x;
}
