/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The hot path is more than one instruction larger: a call and its frame. */
/* expect: FAIL: .* hot-like-off f 1 */
/* { dg-do compile } */
/* { dg-final { hot-like-off f 1 } } */
#include "guard.h"

void also(long a);

long f(long a)
{
#ifndef OSB_KEY_NEVER
	also(a);
#endif
	if (K)
		BULK(a);
	return a + 1;
}
