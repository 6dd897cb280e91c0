/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The twin: the key is listed as off. */
/* { dg-do compile } */
/* { dg-options "-O2 @min-bytes=0 @key-state=%S/key-state.list" } */
/* { dg-final { scan-osb-record "function=f key=key treatment=(outline|split)" } } */
/* { dg-final { scan-osb-record-not "verdict=key-state" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
