/* SPDX-License-Identifier: GPL-2.0-or-later */
/* key-state.list has the key as on: the arm runs in production. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @key-state=%S/key-state.list" } */
/* { dg-final { scan-osb-record "function=f key=key2 treatment=leave verdict=key-state" } } */
/* { dg-final { compare-plain } } */
#include "guard.h"

int f(int a)
{
	if (K2)
		BULK(a);
	return a;
}
