/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: ERROR: .*dg-optimised */
/* { dg-do compile } */
/* { dg-optimised "Outlined" } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
