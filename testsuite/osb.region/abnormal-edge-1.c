/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H43: a computed goto inside. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=abnormal-edge" } } */
#include "guard.h"

int f(void **out, void *where, int a)
{
	if (!where) {
		out[0] = &&zero;
		out[1] = &&one;
		return 0;
	}
	if (K) {
		BULK(a);
		goto *where;
	}
	note(a);
zero:
	note(10);
	return 1;
one:
	note(11);
	return 2;
}
