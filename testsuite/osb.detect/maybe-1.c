/* SPDX-License-Identifier: GPL-2.0-or-later */
/* static_branch_maybe(): the configuration says which form it is. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=off key=key treatment=outline" } } */
/* { dg-final { scan-osb-record "function=on key=key_true treatment=leave verdict=likely-else" } } */
#include "guard.h"

int off(int a)
{
	if (static_branch_maybe(0, &key)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int on(int a)
{
	if (static_branch_maybe(1, &key_true)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
