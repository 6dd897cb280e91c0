/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H62, H67, L6: no_stack_protector goes with the code. */
/* { dg-do compile } */
/* { dg-options "-O2 -fstack-protector-all @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-cold-not f "__stack_chk_fail" } } */
/* { dg-final { scan-cold g "__stack_chk_fail" } } */
#include "guard.h"

void fill(char *p);

__attribute__((no_stack_protector)) int f(int a)
{
	if (K) {
		char b[16];

		fill(b);
		BULK(b[3]);
	}
	return a + 1;
}

int g(int a)
{
	if (K) {
		char b[16];

		fill(b);
		BULK(b[3]);
	}
	return a + 1;
}
