/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * H62, K37: what callers are told of the parent is not said of the child: it returns
 * another value, takes other arguments, and it is cold however hot the parent is.
 */
/* { dg-do compile } */
/* { dg-options "-O2 -Wall -Wextra -fchecking=1 @mode=outline @min-bytes=0" } */
/* { dg-final { scan-osb-record-times "treatment=outline verdict=ok" 6 } } */
/* { dg-final { scan-section "hot.osb.0" ".text.unlikely*" } } */
/* { dg-final { scan-symbol-not "*.osb.1" } } */
#include "guard.h"

#define FUNCTION(name, attributes)				\
	__attribute__((attributes)) void *name(int a, char *p)	\
	{							\
		if (K) {					\
			BULK(a);				\
			note(p[a]);				\
		}						\
		return p;					\
	}

FUNCTION(hot, hot)
FUNCTION(sized, alloc_size(1))
FUNCTION(aligned_result, assume_aligned(16))
FUNCTION(present, returns_nonnull)
FUNCTION(used, warn_unused_result)
FUNCTION(reads, access(read_only, 2))
