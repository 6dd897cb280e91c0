/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H107: one caller, static, small: GCC may not put it back or clone it. */
/* { dg-do compile } */
/* { dg-options "-O3 -finline-functions-called-once -fipa-cp-clone -fipa-sra @mode=outline @min-bytes=0" } */
/* { dg-final { scan-symbol "f.osb.0" { target partition } } } */
/* { dg-final { scan-symbol-not "f.osb.0.*" } } */
/* { dg-final { scan-cold f "(call|jmp|bl|b)\[ \t\]+f.osb.0" { target partition } } } */
#include "guard.h"

int f(void)
{
	int a = 5;

	if (K) {
		note(a);
		note(a + 2);
	}
	return a;
}
