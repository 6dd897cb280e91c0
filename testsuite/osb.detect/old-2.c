/* SPDX-License-Identifier: GPL-2.0-or-later */
/* static_key_true(): the label is the else arm. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f key=bare treatment=leave verdict=likely-else" } } */
#include "guard.h"

struct static_key bare = STATIC_KEY_INIT_TRUE;

int f(int a)
{
	if (static_key_true(&bare))
		return a;
	BULK(a);
	return calc(a);
}
