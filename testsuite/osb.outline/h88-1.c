/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H88: a module: the key lives elsewhere, init code stays one piece, and children of
 * the rest are in text that is not freed after loading.
 */
/* { dg-do compile } */
/* { dg-options "-O2 -DMODULE @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=init_module treatment=leave verdict=user-section" } } */
/* { dg-final { scan-symbol-not "init_module.*" } } */
/* { dg-final { scan-osb-record "function=work key=elsewhere treatment=outline" } } */
/* { dg-final { scan-section "work.osb.0" ".text.unlikely*" } } */
/* { dg-final { scan-section "init_module" ".init.text" } } */
#include "guard.h"

extern struct static_key_false elsewhere;

int work(int a)
{
	if (static_branch_unlikely(&elsewhere)) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

__attribute__((section(".init.text"))) int init_module(void)
{
	if (static_branch_unlikely(&elsewhere))
		BULK(3);
	return work(1);
}
