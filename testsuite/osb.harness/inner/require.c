/* SPDX-License-Identifier: GPL-2.0-or-later */
/* expect: ERROR: .*unknown effective target "gcc_gt_12" */
/* { dg-do compile } */
/* { dg-require "gcc_gt_12" } */
#include "guard.h"

int f(int a)
{
	if (K)
		BULK(a);
	return a;
}
