/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * O107: a call with a value and one with a constant: the value goes in, the constant is
 * in the child, which has no other version for the caller that passes a constant.
 */
/* { dg-do compile } */
/* { dg-options "-O3 -finline-functions-called-once -fipa-cp-clone -fipa-sra @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-ins=1 child=f.osb.0" } } */
/* { dg-final { scan-hot f.osb.0 "(.5, %edi|x0, 5)" } } */
/* { dg-final { scan-hot-not f "(.5, %edi|x0, 5)" } } */
/* { dg-final { scan-osb-record "function=g treatment=outline live-ins=0 child=g.osb.0" } } */
/* { dg-final { scan-hot g.osb.0 "(.7, %edi|x0, 7)" } } */
/* { dg-final { scan-symbol-not "?.osb.0.*" } } */
#include "guard.h"

void f(long a)
{
	if (K) {
		note(a);
		note(5);
	}
	calc(a);
}

void g(void)
{
	long a = 7;

	if (K) {
		note(a);
		note(5);
	}
	calc(a);
}
