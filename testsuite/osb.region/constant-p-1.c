/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H45, K9: whether it is a constant is decided later. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=constant-p" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		if (__builtin_constant_p(a))
			note(1);
		else
			note(2);
		BULK(a);
	}
	return a;
}
