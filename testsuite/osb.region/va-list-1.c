/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H44. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=va-list" } } */
#include "guard.h"

void print(const char *format, __builtin_va_list args);

int f(int a, const char *format, ...)
{
	if (K) {
		__builtin_va_list args;

		__builtin_va_start(args, format);
		print(format, args);
		__builtin_va_end(args);
		BULK(a);
	}
	return a;
}
