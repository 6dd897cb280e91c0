/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The plugin is not loaded. */
/* expect: FAIL: .* scan-osb-record */
/* { dg-do compile } */
/* { dg-additional-options "@no-plugin" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
