/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H46, K8: a call that must not be there in the end may still go away. */
/* { dg-do compile } */
/* { dg-final { scan-osb-record "function=f treatment=(leave|split) verdict=(error-call|constant-p)" } } */
#include "guard.h"

void overflow(void) __attribute__((warning("overflow")));

int f(int a)
{
	if (K) {
		overflow();	/* { dg-warning "overflow" } */
		BULK(a);
	}
	return a;
}
