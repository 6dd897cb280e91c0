/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H83: a variable that AddressSanitizer poisons at the end of its scope. */
/* { dg-do compile } */
/* { dg-require "asan" } */
/* { dg-options "-O2 -fsanitize=address @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=sanitizer-mark" } } */
#include "guard.h"

void fill(char *p);

int f(int a)
{
	if (K) {
		{
			char b[16];

			fill(b);
			BULK(b[2]);
		}
		{
			char c[16];

			fill(c);
			note(c[3]);
		}
	}
	return a;
}
