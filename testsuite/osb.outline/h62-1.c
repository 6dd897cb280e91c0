/* SPDX-License-Identifier: GPL-2.0-or-later */
/* H62, K37: more of what holds for the code wherever it is. */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O2 -mfunction-return=thunk-extern -fsanitize-coverage=trace-pc -fzero-call-used-regs=used @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record "function=returns treatment=outline" } } */
/* { dg-final { scan-cold-not returns "__x86_return_thunk" } } */
/* { dg-final { scan-cold plain "__x86_return_thunk" } } */
/* { dg-final { scan-osb-record "function=covered treatment=outline" { target gcc_ge_12 } } } */
/* { dg-final { scan-cold-not covered "__sanitizer_cov_trace_pc" { target gcc_ge_12 } } } */
/* { dg-final { scan-cold plain "__sanitizer_cov_trace_pc" } } */
/* { dg-final { scan-osb-record "function=zeroed treatment=outline" } } */
/* { dg-final { scan-cold-not zeroed "xorl\[ \t\]+%(edi|esi), " } } */
/* { dg-final { scan-cold plain "xorl\[ \t\]+%(edi|esi), " } } */
#include "guard.h"

#define FUNCTION(name, attributes)				\
	__attribute__((attributes)) long name(long *p, long a)	\
	{							\
		if (K) {					\
			BULK(p[a]);				\
			p[1] = calc(a + p[2]);			\
		}						\
		return a;					\
	}

FUNCTION(plain, noinline)
FUNCTION(returns, function_return("keep"))
#if __GNUC__ >= 12
FUNCTION(covered, no_sanitize_coverage)
#endif
FUNCTION(zeroed, zero_call_used_regs("skip"))
