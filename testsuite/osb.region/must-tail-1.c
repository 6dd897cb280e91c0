/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H51, K45. */
/* { dg-do compile } */
/* { dg-require "musttail" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=must-tail" } } */
#include "guard.h"

long f(long a)
{
	if (K) {
		BULK(a);
		__attribute__((musttail)) return calc(a);
	}
	return a;
}
