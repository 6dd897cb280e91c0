/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H93, K12: nothing is known of the size of what comes out, with the plugin or without:
 * outlined, and the answer is the same.
 */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=outline live-outs=1" } } */
/* { dg-final { scan-assembler-not "osb_size_is_known:" } } */
#include "guard.h"

extern long current_tag;
void *allocate(long size) __attribute__((malloc));

long f(void)
{
	void *p;

	if (K) {
		long old = current_tag;

		current_tag = 5;
		p = allocate(32);
		current_tag = old;
	} else {
		p = allocate(32);
	}
	if (__builtin_object_size(p, 0) != -1UL)
		asm("osb_size_is_known:");
	return (long)p;
}
