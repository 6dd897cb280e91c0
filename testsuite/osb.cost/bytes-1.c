/* SPDX-License-Identifier: GPL-2.0-or-later */
/* More guarded code, more bytes saved; the records count them. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(outline|split) hot-bytes=\[1-9\]\[0-9\]+" } } */
/* { dg-final { scan-osb-record "function=g treatment=(outline|split) hot-bytes=\[1-9\]\[0-9\]\[0-9\]+" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}

int g(int a)
{
	if (K) {
		BULK(a);
		BULK(a * 3);
		BULK(a * 5);
		BULK(a * 7);
		BULK(a * 9);
		BULK(a * 11);
	}
	return a;
}
