/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H65: a function that is only called directly needs no landing pad. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -fcf-protection=branch @mode=outline @min-bytes=0" } */
/* { dg-final { scan-symbol "f.osb.0" } } */
/* { dg-final { scan-hot f "endbr64" } } */
/* { dg-final { scan-cold-not f "endbr64" } } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a + 1;
}
