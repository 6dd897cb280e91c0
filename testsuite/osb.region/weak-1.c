/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H69: the overridden copy would leave its child behind. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=weak" } } */
/* { dg-final { scan-symbol-not "f.osb.*" } } */
#include "guard.h"

__attribute__((weak)) int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
