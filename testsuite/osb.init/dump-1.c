/* SPDX-License-Identifier: GPL-2.0-or-later */
/* The dump says what the remarks say, and the numbers behind it. */
/* { dg-do compile } */
/* { dg-options "-O2 @mode=outline @min-bytes=0 @dump" } */
/* { dg-final { scan-osb-dump "Outlined: key 'key' in 'f' to 'f.osb.0'" osb_early } } */
/* { dg-final { scan-osb-dump "Left: key 'key_true' in 'g' \\\[likely-else\\\]: the guarded arm" osb_late } } */
/* { dg-final { scan-osb-dump "live-ins 1" osb_early } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		BULK(a);
		a = calc(a);
	}
	return a;
}

int g(int a)
{
	if (KT)
		a = calc(a);
	else
		BULK(a);
	return a;
}
