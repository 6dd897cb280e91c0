/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A helper returns the state; threading makes it a branch again.  The guard is
 * recorded where the helper is called.
 */
/* { dg-do compile } */
/* { dg-final { scan-osb-record-times "function=f key=key treatment=outline" 1 } } */
/* { dg-final { scan-osb-record "file=.+/wrapper-1.c line=18 function=f" } } */
#include "guard.h"

static inline _Bool feature_enabled(void)
{
	return static_branch_unlikely(&key);
}

int f(int a)
{
	if (feature_enabled()) {
		BULK(a);
		a = calc(a);
	}
	return a;
}
