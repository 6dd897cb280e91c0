/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H104: a function before this one does not change its numbers. */
/* { dg-do compile } */
/* { dg-options "-O2 -DBEFORE @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=before child=before.osb.0" } } */
/* { dg-final { scan-osb-record "function=f child=f.osb.0" } } */
/* { dg-final { scan-symbol "f.osb.0" } } */
#include "guard.h"

#ifdef BEFORE
void before(int a)
{
	if (K)
		BULK(a);
}
#endif

void f(int a)
{
	if (K)
		BULK(a);
}
