/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H74: a loop that ends: the child returns, and the hot function goes on. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 @min-bytes=0 @mode=outline" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-hot f.osb.0 "^\[ \t\]+(ret|jmp\[ \t\]+note)" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		for (;;) {
			BULK(a);
			if (calc(a) == 5)
				break;
		}
	}
	return a + 1;
}
