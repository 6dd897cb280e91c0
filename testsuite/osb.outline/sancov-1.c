/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H83: instrumented once. */
/* { dg-do compile } */
/* { dg-options "-O2 -fsanitize-coverage=trace-pc @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=f treatment=outline" } } */
/* { dg-final { scan-hot-times f.osb.0 "__sanitizer_cov_trace_pc" 1 } } */
#include "guard.h"

int f(int a)
{
	if (K) {
		note(a);
		note(a + 1);
		note(a * 3);
	}
	return a + 1;
}
