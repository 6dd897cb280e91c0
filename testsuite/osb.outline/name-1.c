/* SPDX-License-Identifier: GPL-2.0-or-later */
/* O84: <parent>.osb.<n>, counted in each parent, in the order of the source. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f key=key line=18 child=f.osb.0" } } */
/* { dg-final { scan-osb-record "function=f key=key2 line=20 child=f.osb.1" } } */
/* { dg-final { scan-osb-record "function=f key=key line=22 child=f.osb.2" } } */
/* { dg-final { scan-osb-record "function=g key=key2 child=g.osb.0" } } */
/* { dg-final { scan-symbol "f.osb.0" } } */
/* { dg-final { scan-symbol "f.osb.1" } } */
/* { dg-final { scan-symbol "f.osb.2" } } */
/* { dg-final { scan-symbol "g.osb.0" } } */
/* { dg-final { scan-symbol-not "f.osb.3" } } */
/* { dg-final { scan-symbol-not "g.osb.1" } } */
#include "guard.h"

void f(int a)
{
	if (K)
		BULK(a);
	if (K2)
		BULK(a + 1);
	if (K)
		BULK(a + 2);
}

void g(int a)
{
	if (K2)
		BULK(a);
}
