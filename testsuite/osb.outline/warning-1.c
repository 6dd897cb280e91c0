/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H14, H109: no warning that the plain compilation does not give. */
/* { dg-do compile } */
/* { dg-options "-O2 -Wall -Wextra -Wmaybe-uninitialized -Wsuggest-attribute=pure -Wsuggest-attribute=const -Wsuggest-attribute=cold -Wmissing-prototypes -Wmissing-declarations -Wno-unused-parameter -Wno-missing-field-initializers -Wno-missing-prototypes -Wno-missing-declarations -Wno-sign-compare -Wno-type-limits @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "guard.h"

long f(long a)
{
	long r = 0;

	if (K) {
		BULK(a);
		r = calc(a);
	}
	note(r);
	return a;
}
