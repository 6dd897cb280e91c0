/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * K22: CONFIG_READABLE_ASM: without GCC's own partial inlining, cloning and ordering of
 * blocks there are children all the same.
 */
/* { dg-do compile } */
/* { dg-options "-O2 -fno-reorder-blocks -fno-ipa-cp-clone -fno-partial-inlining -fchecking=1 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f phase=early treatment=outline" } } */
/* { dg-final { scan-section "f.osb.0" ".text.unlikely*" } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
