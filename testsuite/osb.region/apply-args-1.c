/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H44, K7. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=apply-args" } } */
#include "guard.h"

int target(int a, int b);

int f(int a, int b)
{
	if (K) {
		void *args = __builtin_apply_args();

		BULK(b);
		__builtin_apply((void (*)())target, args, 64);
	}
	return a + b;
}
